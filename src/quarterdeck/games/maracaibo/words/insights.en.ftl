# What follows from the position.

insight-nation-multiplier = Multiplier now: { $number }.
insight-campaign-archive = The campaign goes on from here: { $line }
