"""What a person learns and keeps: the rules of any ruleset in words, lessons, the score pad. Pure."""
