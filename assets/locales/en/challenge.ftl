### Challenges, and duplicate evenings.

challenge-told = { $game }, on the seat of { $seat }, with the same dice or cards. To be beaten: place { $place } of { $seats }. { $length }
challenge-theirs = The challenge: place { $place } of { $seats }. { $length }
challenge-yours = You: place { $place } of { $seats }. { $length }
challenge-better = You did better.
challenge-even = You did as well.
challenge-worse = The challenge was not beaten.
challenge-give = Who does better with the same dice or cards? homestretch text --challenge { $code }

challenge-sign = “{ $sign }” stands in no code of a challenge: letters and digits do, but no U.
challenge-short = That is too short for the code of a challenge.
challenge-typed = Something is wrong, missing or swapped in this code. Compare it with the one that was given to you.
challenge-version = The code is of version { $version }; this program reads version { $known }. A newer program may read it.
challenge-game = The code is of a game that this program does not have. A newer one may have it.
challenge-unread = The code names a player or a rule that this program does not know. The version by which it was made reads it.
challenge-not-over = A game can be given on as a challenge once it is over.
challenge-nobody = Nobody played on that seat.
challenge-sealed = This record does not tell its seed, so nobody else can play by the same dice.
challenge-practice = A game for practice is no challenge: in it everything may be taken back.
challenge-taken-over = Somebody took over a seat in the middle of this game, so nobody can play it as it was.
challenge-own = Who sits on { $seat } plays on this computer alone: a program or a network of your own does not fit into a code.
challenge-rules = The rules of this table do not fit into a code.
challenge-whose = Not just one person played here. Name the seat whose result is to be beaten: --seat with its number in the record.
challenge-other = This is not the table and the dice of the challenge.
challenge-one = Name one record of a game that is over, a code (--code), or both; several records with --duplicate.
challenge-table = The code says which table it is. Leave out what else says so.
challenge-late = A new challenge begins with a game of its own. Leave out the one that was saved.

evening-sums = { $played } of { $games } games. The places and their sum, by where everybody sat first:
evening-sum = { $sum } = { $places }  { $seat } ({ $sitter })
evening-next = Game { $game } of { $games }: everybody moves one seat on, and chance brings the same again.
evening-other = This game is not of that evening, or was counted already.
evening-over = Everybody has sat in every seat: the evening is over.
evening-sums-table = Evening, { $played } of { $games } games, places and sum:
evening-sum-table = { $seat }: { $places } = { $sum }

challenge-title = Enter the code of a challenge
challenge-help = With the same dice or cards as whoever gave you the code, on the same seat. Both results stand beside each other at the end.
challenge-hint = The code that you were given
challenge-play = Play it
challenge-no-person = Nobody of you has played here.
share-challenge = Challenge a friend
share-challenge-help = A code for a friend, for the clipboard: the same seat, the same dice or cards, one result beside the other. Of several people it is the best result that is to be beaten.
share-code = In the clipboard: { $code } — under “{ load-title }” it is taken up.
