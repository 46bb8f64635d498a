### Players of one’s own, and whether bots may be started.

## players of one’s own

own-title = Players of your own
own-help = A strategy file, the folder of a training, or the command that starts a bot. Type or paste it here, or drop the file onto the window.
own-hint = python3 my_bot.py
own-seat = Seat it
own-named = Used before
own-files = From your folder
own-folder = Strategy files in { $folder } are found by themselves.
own-trainings = Trainings
own-forget = Leave it out of this list
own-group = Your own
own-another = Another of your own …
own-another-help = A strategy file, a generation of a training, or a bot.
own-generation = { $training }, generation { $number }
own-trained = { $training }, trained
own-training = Training { $name }
own-file = { $strategy } with numbers of its own.
own-network = { $strategy } by a network of its own.
own-gone = “{ $word }” is no longer among your own players. Name it again, or choose somebody else for this seat.
own-fault = { $why }
own-nothing = Write a path or a command first.
own-no-program = There is no program “{ $program }” that could be started. Check the command; a script needs its interpreter before it, as in python3 my_bot.py.
own-no-training = No training lies in { $folder }: none of its files begins with “generation-”.

## whether bots may be started

trust-title =
    { $count ->
        [one] Start this program?
       *[other] Start these programs?
    }
trust-text = A bot is a program of its own. It runs with your rights: it can read, change and delete whatever you can. Start only what you trust. Your answer holds until Homestretch is closed.
trust-let-in = Start
trust-leave-out = Open without
trust-leave-out-help = The game can also be opened without starting anything: it waits where a bot would choose, and you can hand the seat to somebody else.
trust-cancel = Cancel
trust-left-out = The bot “{ $command }” on { $seat } was not started. Click its seat to start it, or to hand the seat to somebody else.
