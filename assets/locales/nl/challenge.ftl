### Uitdagingen, en avonden waarop iedereen overal zit.

challenge-told = { $game }, op de plaats van { $seat }, met dezelfde worpen of kaarten. Te verbeteren: plaats { $place } van { $seats }. { $length }
challenge-theirs = De uitdaging: plaats { $place } van { $seats }. { $length }
challenge-yours = Jij: plaats { $place } van { $seats }. { $length }
challenge-better = Jij deed het beter.
challenge-even = Jij deed het even goed.
challenge-worse = De uitdaging is niet verbeterd.
challenge-give = Wie doet het beter met dezelfde worpen of kaarten? homestretch text --challenge { $code }

challenge-sign = “{ $sign }” komt in geen code van een uitdaging voor: letters en cijfers wel, maar geen U.
challenge-short = Dat is te kort voor de code van een uitdaging.
challenge-typed = In deze code is iets fout, weggevallen of verwisseld. Vergelijk hem met de code die je kreeg.
challenge-version = De code is van versie { $version }; dit programma leest versie { $known }. Een nieuwer programma kan hem misschien wel lezen.
challenge-game = De code is van een spel dat dit programma niet heeft. Een nieuwer programma heeft het misschien wel.
challenge-unread = De code noemt een speler of een regel die dit programma niet kent. De versie waarmee hij gemaakt is, kan hem lezen.
challenge-not-over = Een partij kan pas als uitdaging worden doorgegeven als ze afgelopen is.
challenge-nobody = Op die plaats speelde niemand.
challenge-sealed = Dit verslag verklapt zijn startgetal niet, dus niemand anders kan met dezelfde worpen spelen.
challenge-practice = Een oefenpartij is geen uitdaging: daarin kan alles worden teruggenomen.
challenge-taken-over = Midden in deze partij nam iemand een plaats over, dus niemand kan haar spelen zoals ze was.
challenge-own = Wie op { $seat } zit, speelt alleen op deze computer: een eigen programma of netwerk past niet in een code.
challenge-rules = De regels van deze tafel passen niet in een code.
challenge-whose = Hier speelde niet precies één mens. Noem de plaats die verbeterd moet worden: --seat met haar nummer in het verslag.
challenge-other = Dit zijn niet de tafel en de worpen van de uitdaging.
challenge-one = Noem één verslag van een afgelopen partij, een code (--code), of beide; meer verslagen met --duplicate.
challenge-table = De code zegt al welke tafel het is. Laat weg wat er nog meer over gezegd is.
challenge-late = Een nieuwe uitdaging begint met een eigen partij. Laat de bewaarde partij weg.

evening-sums = { $played } van { $games } partijen. De plaatsen en hun som, naar waar iedereen het eerst zat:
evening-sum = { $sum } = { $places }  { $seat } ({ $sitter })
evening-next = Partij { $game } van { $games }: iedereen schuift een plaats op, en het toeval brengt nog eens hetzelfde.
evening-other = Deze partij hoort niet bij die avond, of is al geteld.
evening-over = Iedereen heeft op elke plaats gezeten: de avond is voorbij.
evening-sums-table = Avond, { $played } van { $games } partijen, plaatsen en som:
evening-sum-table = { $seat }: { $places } = { $sum }

challenge-title = Code van een uitdaging invoeren
challenge-help = Met dezelfde worpen of kaarten als wie je de code gaf, op dezelfde plaats. Aan het eind staan beide resultaten naast elkaar.
challenge-hint = De code die je hebt gekregen
challenge-play = Speel
challenge-no-person = Van jullie heeft hier niemand gespeeld.
share-challenge = Daag een vriend uit
share-challenge-help = Een code voor een vriend, op het klembord: dezelfde plaats, dezelfde worpen of kaarten, het ene resultaat naast het andere. Van meer mensen is het beste resultaat te verslaan.
share-code = Op het klembord: { $code } – onder “{ load-title }” wordt hij aangenomen.
