### One game being played: seeds, strategies, records, what can be undone.

# What this language calls itself.
language-name = Nederlands
# Between whole and part of a number.
decimal-sign = ,
language-unknown = De taal “{ $code }” is niet bekend. Wel: { $known }.
language-code = { $folder } wordt overgeslagen: een map met teksten heet naar de code van een taal, zoals nl of pt-BR.
language-unread = { $folder } is niet te lezen en wordt overgeslagen: { $why }.
language-line = { $file }, regel { $line }: { $why }. Wat daar staat, verschijnt in het Engels.

unknown-game = Er is geen spel dat “{ $name }” heet. Wel: { $known }.
unknown-strategy = Er is geen strategie die “{ $name }” heet. Wel: { $known }.
unknown-preset = Er is geen set huisregels die “{ $name }” heet. Wel: { $known }.
unknown-setting = Er valt niets in te stellen dat “{ $name }” heet. Wel: { $known }.
setting-value = { $name } kan niet “{ $value }” zijn. Mogelijk is: { $expected }.
config-ron = Deze regels zijn niet te lezen, bij regel { $line }, kolom { $column }: { $why }.
seats-count =
    { $count ->
        [one] Eén plek is niet genoeg: de borden van dit spel hebben er { $known }, lege meegeteld.
       *[other] Met { $count } plekken is er geen tafel: de borden van dit spel hebben er { $known }, lege meegeteld.
    }
sit-empty = Op die plek speelt in deze partij niemand. Een plek die meespeelt, is voor een mens of een computer.

spec-count =
    “{ $spec }” heeft { $given ->
        [one] één getal
       *[other] { $given } getallen
    }; { $count ->
        [0] bij deze strategie horen er geen
        [one] er hoort er één bij: { $names }
       *[other] er horen er { $count } bij: { $names }
    }.
spec-name =
    { $count ->
        [0] “{ $spec }” noemt het getal “{ $name }”, maar bij deze strategie horen geen getallen.
       *[other] “{ $spec }” noemt het getal “{ $name }”, en dat is niet bekend. De namen zijn: { $names }.
    }
spec-mixed = In “{ $spec }” hebben maar enkele getallen een naam. Noem ze allemaal bij naam, of geen; de namen zijn: { $names }.
spec-number = “{ $text }” in “{ $spec }” is geen heel getal, en dat zijn de getallen van een strategie altijd.
spec-network = “{ $spec }” noemt met het getal { $number } een netwerk dat niet is meegebracht. Noem in plaats daarvan het bestand: file:PAD.

seed-text = “{ $text }” is geen startgetal. Een startgetal is een heel getal, of 64 hexadecimale cijfers.
seed-system = Het systeem geeft geen willekeurige getallen: { $why }. Noem een startgetal om mee te spelen.

moves-chance = Waar dobbelstenen of kaarten meedoen, zeggen de zetten alleen niet genoeg: sla de partij liever op.
moves-fault = Zet { $at }, “{ $text }”, kan niet. { $why }
position-fault =
    { $lines ->
        [one] De stelling is niet te lezen bij teken { $at }. { $why }
       *[other] De stelling is niet te lezen in regel { $line } bij teken { $at }. { $why }
    }
match-sealed = Dit verslag verklapt zijn startgetal niet; je kunt het bekijken, maar er niet mee verder spelen.
save-name = “{ $name }” kan geen bestandsnaam zijn. Schrijf een paar letters of cijfers.
return-not-over = Een revanche kan pas als deze partij afgelopen is.
return-sealed = Dit verslag verklapt zijn startgetal niet, dus een revanche met dezelfde worpen kan niet.
return-alone = Voor een revanche zijn minstens twee spelers nodig.
no-answer = De computer op { $seat } weet geen antwoord. Neem die plek over om verder te spelen.
no-such-choice = Die keuze is er niet. Kies een van de keuzes die je ziet.
undo-nothing = Er valt niets terug te nemen.
undo-forced = Die zet was gedwongen: er was geen andere, dus er valt niets terug te nemen.
undo-chance = Sindsdien was er een worp te zien of zijn er kaarten gedeeld, dus dit staat vast. Alleen aan een oefentafel kun je alles terugnemen.
undo-reveal = Wat in het geheim is gekozen, is al onthuld, dus dit staat vast. Alleen aan een oefentafel kun je alles terugnemen.
undo-others = Sindsdien heeft iemand anders gekozen, dus dit staat vast. Alleen aan een oefentafel kun je alles terugnemen.
undo-never = Aan deze tafel is gekozen gekozen.
practice-table = Een oefenpartij: je mag alles terugnemen, en computers kiezen dan opnieuw. Het verslag zegt dat erbij.
practice-told =
    { $count ->
        [0] Een oefenpartij: alles mocht worden teruggenomen, maar niets wat al te zien was, is teruggenomen.
        [one] Een oefenpartij: één keer is teruggegaan tot vóór iets wat al te zien was.
       *[other] Een oefenpartij: { $count } keer is teruggegaan tot vóór iets wat al te zien was.
    }
redo-nothing = Er is niets teruggenomen, dus er valt niets opnieuw te doen.

file-too-large = { $file } is groter dan { $most } MB, en dat is niets wat hier hoort
file-no-text = { $file } is vanaf regel { $line } geen tekst in UTF-8: sla het zo op
autosaves-held = In { $file } is geen plek voor een partij vrij: { $count } programma’s houden er een bezet, of er liggen partijen die niet te openen zijn. Sluit een programma, of zet zo’n partij ergens anders
no-data-folder = er is geen map voor gegevens bekend: noem er een met --data-dir of HOMESTRETCH_DATA
system-not-found = het is er niet
system-permission = je hebt er geen rechten voor
system-already-there = er is al iets met die naam
system-full = de schijf is vol
system-read-only = er kan alleen worden gelezen, niet geschreven
system-folder = een map, geen bestand
system-no-folder = wat als map is genoemd, is er geen
system-no-file = een pijp of een apparaat, geen bestand: zet wat eruit komt eerst in een bestand
system-too-large = groter dan { $most } MB, en dat is niets wat hier hoort
system-no-text = vanaf regel { $line } geen tekst in UTF-8: sla het zo op
system-no-text-line = geen tekst in UTF-8

record-foreign = Dit is geen verslag van een partij: dat begint met “homestretch record”.
record-version = Dit verslag is van versie { $version }; dit programma leest versie { $known }. Een nieuwer programma kan het misschien wel lezen.
record-line = Deze regel is niet te begrijpen: “{ $text }”.
record-missing = Het verslag is niet compleet: over “{ $what }” staat er niets in.
record-empty = Het bestand is leeg.
record-truncated = Het verslag breekt hier af: de laatste regel, de controlesom, ontbreekt.
record-after-end = Er staat nog iets achter de controlesom, waar het verslag eindigt.
record-hash = De controlesom klopt niet: het bestand is veranderd of beschadigd.
record-commitment = De vastlegging past niet bij het geheim en wat was afgesproken: spel, regels, plaatsen of terugnemen zijn niet die waarmee de partij begon.
record-roll = Het verslag zegt “{ $told }”, maar het startgetal geeft hier “{ $drawn }”.
record-not-over = Het verslag noemt een uitslag, maar de partij is niet afgelopen.
record-result = Het verslag noemt de uitslag { $told }, maar de partij eindigde als { $played }.
record-twice = Deze regel staat hier voor de tweede keer; de eerste is regel { $first }: “{ $text }”.
record-no-result = De partij is afgelopen, maar het verslag vertelt geen uitslag.
record-no-commitment = Wat hier als vastlegging staat, is er geen: dat zouden 64 hexadecimale cijfers zijn.
record-sealed = Deze partij is nog niet afgelopen en daarom verzegeld: ze gaat open waar ze is opgeslagen, met de sleutel in de gegevensmap (seal.key).
record-secrets = Bij dit spel weten sommige plaatsen wat andere niet weten, dus er kan niets over worden verteld voordat het is afgelopen. Sla het op om later verder te spelen.
seal-other-key = Deze partij is met een andere sleutel verzegeld. Open ze met de gegevensmap waarin ze is opgeslagen (--data-dir), of leg het bestand seal.key uit die map ernaast.
seal-broken = Wat hier verzegeld is, is beschadigd.
seal-no-key = { $file } hoort de sleutel van onvoltooide partijen te bevatten en doet dat niet. Zet het goede bestand terug; zonder gaan ze niet open. Zet het opzij om met een nieuwe sleutel te beginnen.

figure-choices = Keuzes
figure-choices-help = Hoe vaak er meer dan één zet te kiezen was.

bot-no-command = “bot:” noemt geen programma. Zet de opdracht achter de dubbele punt, zoals in bot:python3 my_bot.py.

voice-missing = Geen stem: { $program } kon niet worden gestart ({ $why }). Alles staat ook in de lijst.
voice-failed = { $program } kon een zin niet voorlezen. Alles staat ook in de lijst.
voice-hangs = { $program } kwam niet tot het eind van een zin en is afgebroken. Alles staat ook in de lijst.

## How long a game was

length-rolls =
    { $count ->
        [one] De partij is afgelopen na { $count } worp.
       *[other] De partij is afgelopen na { $count } worpen.
    }
length-moves =
    { $count ->
        [one] De partij is afgelopen na { $count } zet.
       *[other] De partij is afgelopen na { $count } zetten.
    }
length-cards =
    { $count ->
        [one] De partij is afgelopen na { $count } gespeelde kaart.
       *[other] De partij is afgelopen na { $count } gespeelde kaarten.
    }
length-rounds =
    { $count ->
        [one] De partij is afgelopen na { $count } ronde.
       *[other] De partij is afgelopen na { $count } rondes.
    }
