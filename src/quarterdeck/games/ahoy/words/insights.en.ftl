# What follows from the position.

insight-region-stands = Wealth { $wealth }; control: Squadron { $bluefin }, Union { $mollusk }.
insight-space-figures = { $x },{ $y }: { $number } × { $figure }.
insight-space-battle = { $x },{ $y }: a battle.
