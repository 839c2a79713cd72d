# What is told after an option: what it would cost or bring now.

note-movement = { $number } MP
note-toll = toll { $number } D
note-passed = { $number } VP for assistants passed
note-offer = { $legacy }: { $bargain }
note-city = { $deed }
note-market = delivery: { $good }
note-village = { $number ->
    [one] 1 village action
   *[other] { $number } village actions
}
note-quest = quest { $quest }: { $icons }
note-quest-dear = quest { $quest } (you cannot pay it now): { $icons }
note-story = story quest { $quest }: { $icons }
note-story-dear = story quest { $quest } (you do not meet it now): { $icons }
note-assistant = { $card }: { $help }
note-round-ends = ends the round
note-price = you pay { $number } D
note-value = combat value { $number }
note-value-left = combat value { $number } left
note-influence = from { $start } to { $end } on its track
note-influence-lapsed = { $number } VP for steps beyond the track
note-rank = noble rank { $number }
note-flag = bonus: { $flag }
note-barrier = crosses the { $barrier }
note-unlocks = unlocks it
note-task-low = { $demand }: 1 figure, { $number } D, without the { $vp } VP of the higher level
note-task-high = { $demand }: 1 figure, { $number } D, { $vp } VP
note-combat-points = { $number ->
    [one] 1 combat point
   *[other] { $number } combat points
}
note-project = as a project for { $price }: { $icons }
