# What the page says about itself: its versions, where it is kept, and how it stands in other pages.

site-update = A new version of this page is ready.
site-update-load = Load it
site-update-later = A new version of this page is ready. It waits until this game is over.
site-update-busy = A game is still being played in another tab. The new version waits for its end.

site-from-disk = Opened from the disk, this page cannot load its other files. Open { $file } in the same folder instead: everything is in that one file.

site-embed-play = Play

## About
site-about = About this page
site-about-version = Dockhand { $version }
site-about-hash = All files of this page together have the hash
site-about-no-hash = This browser tells the hash of the page only over a safe connection.
site-about-licence = Free software under the MIT and Apache 2.0 licences. The games are their authors’ and publishers’; nothing of their texts or pictures is in here.
site-about-embed = Put a game on your own page
site-about-single = Take everything along as one file

## The page that writes the lines for other pages
site-embed-title = A game on your own page
site-embed-about = Choose what your visitors see, try it, and copy the lines into your page. Before a game is tapped it costs a few kilobytes; nothing goes to anybody else.
site-embed-game = Game
site-embed-language = Language
site-embed-language-page = As your page
site-embed-kind = How
site-embed-kind-element = As an element, with a poster
site-embed-kind-frame = As a frame, at once
site-embed-kind-sandbox = As a frame in a sandbox, that keeps nothing
site-embed-position = Position: a link to a game, or a saved one (optional)
site-embed-readonly = Only to be looked at
site-embed-pinned = This version of the script and no other, by its hash (integrity)
site-embed-lines = The lines for your page
site-embed-copy = Copy
site-embed-copied = Copied.
site-embed-by-hand = Select the lines and copy them.
site-embed-preview = Preview
site-embed-back = To the games
