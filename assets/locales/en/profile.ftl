### What people have played at this table.

profile-none = Nobody has ended a game here yet. Play under a name, and your games are gathered here.
profile-name = { $name }: { $games ->
        [one] one game
       *[other] { $games } games
    }
profile-puzzles = Puzzles, of all who sit here together.
profile-nobody = { $name } has not ended such a game here: `homestretch profile` lists who has.
profile-counted = This game counts in the profile of { $names } now: `homestretch profile`.
profile-uncounted = This game could not be counted in a profile: { $why }
profile-everybody = everybody
profile-added = Records read: { $files }. Counted and not counted before: { $new }.
profile-exported = Games of { $whose } written to { $file }: { $count }.
profile-deleted = Games of { $whose } deleted: { $count }.
profile-set-aside = The profiles could not be read. They lie in { $file } now, and new ones begin.
profile-line = { $file }, line { $line }: it can’t be read and counts for nothing, but stays there: { $why }

profile-game = { $game }: { $games ->
        [one] one game
       *[other] { $games } games
    }, { $won } % won ({ $fair } % would be even), mean place { $place }.
profile-even = Even match: { $level } ({ $sure } % sure; { $low } to { $high } with 95 %), from { $games } games.
profile-even-unknown = After { $more ->
        [one] one more game
       *[other] { $more } more games
    } against levels this tells which of them is an even match.
profile-games = Games
profile-fair = { $fair } % would be even
profile-mean-place = Place on average
profile-each = a game on average
profile-won = Wins
profile-luck = Luck
profile-errors = Errors
profile-so-far = so far
profile-mean = mean { $mean } %
profile-mean-choice = mean { $mean } %, { $choice } % a choice
profile-head-day = day
profile-head-place = place
profile-head-luck = luck, %
profile-head-errors = errors, %
profile-head-others = others

profile-title = Profiles
profile-help = What everybody who sits here has played, kept on this machine alone. Luck and errors are in percent of a game: 10 % of errors lose one game in ten.
profile-export = Write to a file
profile-delete = Delete
profile-last = Last games
profile-axis-parts = percent of a game, on average so far
profile-axis-games = games
profile-place = place { $place } of { $seats }
