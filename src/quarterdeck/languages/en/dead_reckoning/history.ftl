# What has changed in the rules, by version: told to those whose game began before

rules-2 = Levelling up is a duty where it is due. Cargo for the dock comes with its card, and a card with a single ability is played and used in one answer. Against the League the raid's island counts when the place of a battle is chosen.
