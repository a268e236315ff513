# My box: the printed numbers of an owner's game, in English.

web-box-cards = Cards and places
web-box-unsure-first = unsure first
web-box-find = Find a card
web-box-none-found = Nothing has this name.
web-box-odd = look again
web-box-sure = sure
web-box-mine = confirmed by you
web-box-n-unsure = { $n } unsure
web-box-fields = Numbers
web-box-progress = { $sure } of { $total } sure
web-box-to-go = { $n } to go
web-box-card-of = Card { $n } of { $total }.
web-box-dotted = A dotted number is our guess.
web-box-only-numbers = Only numbers are kept, no pictures.
web-box-previous = Previous card
web-box-following = Next card
web-box-n-numbers = { $n ->
    [one] { $thing }, one number
   *[other] { $thing }, { $n } numbers
}
web-box-tab = next
web-box-enter = correct
web-box-right = Correct
web-box-right-of = Correct: { $what }
web-box-guess = our guess
web-box-likely = one source
web-box-usually = usually { $least } to { $most }
web-box-usually-one = usually { $n }
web-box-look-again = look again
web-box-cannot-be = this cannot be
web-box-not-sent = not saved yet
web-box-not-taken = A number was not taken: { $thing }
web-box-take-back = Take back
web-box-take-back-of = Take back: { $what }
web-box-is-it = Is it { $n }?
web-box-keep-note = Usually it is { $least } to { $most }. You may keep it if your card says so.
web-box-keep = Keep { $n }
web-box-there = on the card
web-box-not-there = not on the card
web-box-bad-empty = Type the number that is printed on your card.
web-box-bad-number = Type a whole number.
web-box-bad-limits = It must be from { $least } to { $most }.
web-box-bad-word = Choose one from the list.
web-box-more = Something else is printed here:
web-box-more-choose = choose what
web-box-all-right = All correct, next card
web-box-next = Next card
web-box-skip = Skip
web-box-kept = Everything is saved
web-box-saving = Saving…
web-box-waiting = { $n ->
    [one] No connection. One number is kept in this browser and will be sent.
   *[other] No connection. { $n } numbers are kept in this browser and will be sent.
}
web-box-use = Use my numbers at tables I make
web-box-consent = Whoever runs this server may count my box when owners are compared
web-box-upload = Upload a file
web-box-download = Download
web-box-share = Share
web-box-upload-note = A component file (TOML), the same as for the terminal. What it names goes into your box.
web-box-begin = Download the standard file to start from
web-box-replace = First remove what is in the box now
web-box-choose-file = Choose a file
web-box-file-large = This file is too large to be a component file. One with every number of a game has fewer than 60,000 characters.
web-box-file-taken = { $n ->
    [one] The file is in your box. It confirms one number.
   *[other] The file is in your box. It confirms { $n } numbers.
}
web-box-file-odd = { $n ->
    [one] One number is unusual. Is it correct?
   *[other] { $n } numbers are unusual. Are they correct?
}
web-box-file-keep = They are correct
web-box-share-note = Whoever has the link can look at your numbers, compare them with theirs, and play with them.
web-box-link = Link to your box
web-box-make-link = Make a link
web-box-stop = Stop sharing
web-box-retry = Try again
web-box-no-game = There is no such game here.

# Somebody's box
web-box-of = { $owner }: box of { $game }
web-box-yours = This is your own box.
web-box-shared-lost = This link leads nowhere: the box is no longer shared.
web-box-shared-lead = { $sure } of { $total } numbers are sure.
web-box-agree = { $n ->
    [one] You have both looked up one number, and you agree.
   *[other] You have both looked up { $n } numbers, and you agree.
}
web-box-differences = Where you differ
web-box-no-differences = You agree on everything that both of you have looked up.
web-box-changes = What differs from the standard numbers
web-box-what = Number
web-box-theirs = Theirs
web-box-yours-column = Yours
web-box-standard = Standard
web-box-take-over = Take over
web-box-take-over-of = Take over: { $what }
web-box-taken-over = It is in your box now.
web-box-only-theirs = { $n ->
    [one] One number has been looked up only by them.
   *[other] { $n } numbers have been looked up only by them.
}
web-box-take-all = Take over what you have not looked up
web-box-play-with = Make a table with these numbers
web-box-to-mine = To my box

# Which numbers a table is played with
web-box-choose = Numbers
web-box-standard-numbers = standard
web-box-host-numbers = of this server
web-box-my-numbers = my box
web-box-shared-numbers = a shared box
web-box-file-numbers = a file
web-box-my-note = { $sure } of { $total } sure, { $n ->
    [0] none differ
    [one] one differs
   *[other] { $n } differ
} from the standard. All seats see them.
web-box-my-empty = Your box is empty: it has the standard numbers.
web-box-shared-label = Link to a shared box
web-box-shared-hint = Paste the link that you were given.
web-box-shared-bad = This is not a link to a shared box.
web-box-shared-of = Numbers from the box of { $owner }. All seats see them.
web-box-other-game = This box belongs to another game: { $game }.
web-box-open = Open my box
