### Wat mensen aan deze tafel gespeeld hebben.

profile-none = Hier heeft nog niemand een partij uitgespeeld. Ga met een naam aan tafel, dan staan je partijen daaronder.
profile-name = { $name }: { $games ->
        [one] één partij
       *[other] { $games } partijen
    }
profile-puzzles = Puzzels, van allen die hier samen zitten.
profile-nobody = { $name } heeft hier zo’n partij niet uitgespeeld: `homestretch profile` noemt wie dat wel deed.
profile-counted = Deze partij telt nu mee in het profiel van { $names }: `homestretch profile`.
profile-uncounted = Deze partij kon niet in een profiel meegeteld worden: { $why }
profile-everybody = iedereen
profile-added = Gelezen partijen: { $files }. Meegeteld en nog niet geteld: { $new }.
profile-exported = Partijen van { $whose } geschreven naar { $file }: { $count }.
profile-deleted = Partijen van { $whose } gewist: { $count }.
profile-set-aside = De profielen konden niet gelezen worden. Ze liggen nu in { $file }, en er beginnen nieuwe.
profile-line = { $file }, regel { $line }: die is niet te lezen en telt niet mee, maar blijft staan: { $why }

profile-game = { $game }: { $games ->
        [one] één partij
       *[other] { $games } partijen
    }, { $won } % gewonnen ({ $fair } % zou gelijk op zijn), gemiddelde plaats { $place }.
profile-even = Gelijke strijd: { $level } ({ $sure } % zeker; { $low } tot { $high } met 95 %), uit { $games } partijen.
profile-even-unknown = Wat een gelijke strijd is, blijkt na nog { $more ->
        [one] één partij
       *[other] { $more } partijen
    } tegen niveaus.
profile-games = Partijen
profile-fair = { $fair } % zou gelijk op zijn
profile-mean-place = Gemiddelde plaats
profile-each = per partij, gemiddeld
profile-won = Winst
profile-luck = Geluk
profile-errors = Fouten
profile-so-far = tot dan toe
profile-mean = gemiddeld { $mean } %
profile-mean-choice = gemiddeld { $mean } %, { $choice } % per keuze
profile-head-day = dag
profile-head-place = plaats
profile-head-luck = geluk, %
profile-head-errors = fouten, %
profile-head-others = anderen

profile-title = Profielen
profile-help = Wat iedereen die hier zit heeft gespeeld, alleen op deze computer bewaard. Geluk en fouten staan in procenten van een partij: 10 % fouten verliest één partij op de tien.
profile-export = Naar een bestand schrijven
profile-delete = Verwijderen
profile-last = Laatste partijen
profile-axis-parts = procent van een partij, gemiddeld tot dan
profile-axis-games = partijen
profile-place = plaats { $place } van { $seats }
