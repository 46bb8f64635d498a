colour-0 = Blue
