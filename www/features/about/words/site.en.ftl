# What the page says about itself: its versions, where it is kept, and how it stands in other pages.

site-update = A new version of this page is ready.
site-update-load = Reload
site-update-later = A new version of this page is ready. It loads after this game.
site-update-busy = A game is still open in another tab. The new version loads when it is over.

## In the document itself, in all languages at once: nothing else has come yet.
site-from-disk = Opened from disk, this page cannot load its other files. Open { $file } in the same folder instead: it contains everything.
site-unreachable = This page could not be loaded completely. Load it again when the device is online.
site-no-script = This page needs JavaScript and WebAssembly.

# Verb: button on the preview picture.
site-embed-play = Play

## About
site-about = About this page
site-about-version = Dockhand { $version }
site-about-hash = The hash of all files of this page is
site-about-no-hash = This browser only shows the hash of the page over a secure connection.
site-about-games = The games, their authors and first publishers:
site-author-imhotep = Phil Walker-Harding, KOSMOS
site-author-duel = Phil Walker-Harding, KOSMOS
site-author-kontor = Michael Schacht, Goldsieber
site-author-rampart = Dominique Ehrhard, MJ Games
site-about-licence = Free software under the MIT and Apache 2.0 licences. The games belong to their authors and publishers; none of their texts or pictures are used here.
site-about-embed = Put a game on your own site
site-about-single = Download everything as one file

## The page that writes the lines for other pages
site-embed-title = A game on your own site
site-embed-about = Choose what your visitors see, try it out and copy the code into your page. Until a visitor opens the game, it costs only a few kilobytes; nothing is sent to anyone else.
site-embed-game = Game
site-embed-language = Language
site-embed-language-page = Same as your page
site-embed-kind = Embed as
site-embed-kind-element = Element with a preview picture
site-embed-kind-frame = Frame, loaded at once
site-embed-kind-sandbox = Sandboxed frame that saves nothing
site-embed-position = Position: a link or a saved game (optional)
# Choice: visitors can look but not play.
site-embed-readonly = View only
site-embed-notes = Read with its notes only
site-embed-pinned = Only this version of the script, by its hash (integrity)
site-embed-usual = As usual
site-embed-who = A level of computer players means one person against the computer. A number of players alone means people who share a device. As usual: one person against the easiest computer player.
site-embed-start = Begin at once, without Play
site-embed-cors-plain = This code works on every server and always loads the newest script.
site-embed-cors-sent = With a hash, browsers run this script or none. That needs the header “Access-Control-Allow-Origin” from the server of the games: this server sends it.
site-embed-cors-missing = With a hash, browsers ask for the header “Access-Control-Allow-Origin” from the server of the games. This server does not send it, so your page would show nothing but a picture. Use the code without the hash, or have the header added.
site-embed-cors-unknown = With a hash, browsers ask for the header “Access-Control-Allow-Origin” from the server of the games. Whether this server sends it is not known: try the code out before you publish it.
site-embed-lines = Code for your page
site-embed-copy = Copy
site-embed-copied = Copied.
site-embed-by-hand = Select the code and copy it.
site-embed-preview = Preview
site-embed-back = Back to the games
