# What has changed in the rules, by version: told to those whose game began before

rules-2 = Where a place offers a single main action and nothing else, it begins by itself. The explorer stands where it lands while a barrier is being decided.
