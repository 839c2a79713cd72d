# What has changed in the rules, by version: told to those whose game began before

rules-2 = Crew spent in a battle inside another battle is not offered again in the outer one. You may pay to turn a die although it ends as it was. Treasures are taken without a question.
