# What Maracaibo says: names, questions, options, events. What components do is made from their effects (effects.en.ftl).

# Sides. The seat beyond those of people is Jean's.
faction-green = Green
faction-yellow = Yellow
faction-purple = Purple
faction-black = Black
faction-seat2 = Jean
