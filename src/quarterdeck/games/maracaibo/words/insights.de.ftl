# Was aus der Stellung folgt.

insight-nation-multiplier = Multiplikator jetzt: { $number }.
insight-campaign-archive = Die Kampagne geht von hier aus weiter: { $line }
