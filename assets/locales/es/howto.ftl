### How to play: the rules as they hold at one table. Every setting is an argument of its own name.

# What a six is called here; the second where it has been named before.
howto-six =
    { $faces ->
        [6] un seis
       *[other] la cara más alta, { $faces },
    }
howto-that-six =
    { $faces ->
        [6] un seis
       *[other] la cara más alta
    }
