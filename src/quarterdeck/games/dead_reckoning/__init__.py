"""Dead Reckoning: captains sail out from one harbor, craft their crews and take islands; also alone and in pairs."""
