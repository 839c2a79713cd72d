# Was aus der Stellung folgt.

insight-region-stands = Wohlstand { $wealth }; Kontrolle: Geschwader { $bluefin }, Union { $mollusk }.
insight-space-figures = { $x },{ $y }: { $number } × { $figure }.
insight-space-battle = { $x },{ $y }: ein Kampf.
