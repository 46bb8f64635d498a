### Herausforderungen, und Abende, an denen jeder überall sitzt.

challenge-told = { $game }, auf dem Platz von { $seat }, mit denselben Würfen oder Karten. Zu schlagen: Platz { $place } von { $seats }. { $length }
challenge-theirs = Die Herausforderung: Platz { $place } von { $seats }. { $length }
challenge-yours = Du: Platz { $place } von { $seats }. { $length }
challenge-better = Du warst besser.
challenge-even = Du warst ebenso gut.
challenge-worse = Die Herausforderung ist nicht geschlagen.
challenge-give = Wer ist mit denselben Würfen oder Karten besser? homestretch text --challenge { $code }

challenge-sign = „{ $sign }“ kommt in keinem Code einer Herausforderung vor: Buchstaben und Ziffern schon, aber kein U.
challenge-short = Das ist zu kurz für den Code einer Herausforderung.
challenge-typed = In diesem Code ist etwas falsch, fehlt oder ist vertauscht. Vergleiche ihn mit dem, der dir gegeben wurde.
challenge-version = Der Code hat die Version { $version }; dieses Programm liest Version { $known }. Ein neueres kann ihn vielleicht lesen.
challenge-game = Der Code gehört zu einem Spiel, das dieses Programm nicht hat. Ein neueres hat es vielleicht.
challenge-unread = Der Code nennt einen Spieler oder eine Regel, die dieses Programm nicht kennt. Die Version, die ihn gemacht hat, liest ihn.
challenge-not-over = Eine Partie kann als Herausforderung weitergegeben werden, sobald sie vorbei ist.
challenge-nobody = Auf diesem Platz hat niemand gespielt.
challenge-sealed = Diese Aufzeichnung verrät ihre Startzahl nicht; niemand sonst kann also mit denselben Würfen spielen.
challenge-practice = Eine Übungspartie ist keine Herausforderung: Darin lässt sich alles zurücknehmen.
challenge-taken-over = Mitten in dieser Partie hat jemand einen Platz übernommen; so, wie sie war, kann sie also niemand spielen.
challenge-own = Wer auf { $seat } sitzt, spielt nur auf diesem Rechner: Ein eigenes Programm oder Netz passt in keinen Code.
challenge-rules = Die Regeln dieses Tisches passen in keinen Code.
challenge-whose = Hier hat nicht genau ein Mensch gespielt. Nenne den Platz, der zu schlagen ist: --seat mit seiner Nummer in der Aufzeichnung.
challenge-other = Das sind nicht der Tisch und die Würfe der Herausforderung.
challenge-one = Nenne eine Aufzeichnung einer beendeten Partie, einen Code (--code) oder beides; mehrere Aufzeichnungen mit --duplicate.
challenge-table = Der Code sagt schon, welcher Tisch es ist. Lass weg, was sonst noch dazu gesagt ist.
challenge-late = Eine neue Herausforderung beginnt mit einer eigenen Partie. Lass die gespeicherte weg.

evening-sums = { $played } von { $games } Partien. Die Plätze und ihre Summe, danach, wo jeder zuerst saß:
evening-sum = { $sum } = { $places }  { $seat } ({ $sitter })
evening-next = Partie { $game } von { $games }: Alle rücken einen Platz weiter, und der Zufall bringt noch einmal dasselbe.
evening-other = Diese Partie gehört nicht zu diesem Abend oder ist schon gezählt.
evening-over = Alle haben auf jedem Platz gesessen: Der Abend ist vorbei.
evening-sums-table = Abend, { $played } von { $games } Partien, Plätze und Summe:
evening-sum-table = { $seat }: { $places } = { $sum }

challenge-title = Code einer Herausforderung eingeben
challenge-help = Mit denselben Würfeln oder Karten wie die Person, von der du den Code hast, auf demselben Platz. Am Ende stehen beide Ergebnisse nebeneinander.
challenge-hint = Der Code, den du bekommen hast
challenge-play = Spielen
challenge-no-person = Von euch hat hier niemand gespielt.
share-challenge = Freunde herausfordern
share-challenge-help = Ein Code für jemanden, in der Zwischenablage: derselbe Platz, dieselben Würfel oder Karten, ein Ergebnis neben dem anderen. Bei mehreren Menschen ist das beste Ergebnis zu schlagen.
share-code = In der Zwischenablage: { $code } – unter „{ load-title }“ wird er eingelöst.
