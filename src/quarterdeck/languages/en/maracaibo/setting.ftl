# What can be chosen when a table is set

setting-story = Story
setting-scenario = Without campaign: { $name }
setting-story-campaign = Campaign from the beginning
setting-chapter = Campaign from chapter { $number }: { $name }
setting-story-continue = Continue a campaign from its archive

setting-difficulty = How strong Jean is (solo)
setting-difficulty-very-easy = Very easy
setting-difficulty-easy = Easy
setting-difficulty-medium = Medium
setting-difficulty-hard = Hard
setting-difficulty-very-hard = Very hard

setting-archive = Archive of the campaign
setting-archive- = Empty

archive-missing = a campaign goes on from its archive; paste the line that the finished game shows
archive-unreadable = this is not the archive of a campaign; it is one line that begins with “stories=”, as the finished game shows it
archive-unknown = the archive was changed or cut off: its part “{ $part }” cannot hold “{ $entry }”
