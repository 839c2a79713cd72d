# What has changed in the rules, by version: told to those whose game began before

rules-2 = After a victory you choose the ship first, and the hold is checked last. You may retire after playing a card or a rumor. Merchant tokens on the track lie face down. Bounties are always collected.
