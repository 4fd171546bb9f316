# What the page says about itself: its versions, where it is kept, and how it stands in other pages.

site-update = A new version of this page is ready.
site-update-load = Load it
site-update-later = A new version of this page is ready. It waits until this game is over.
site-update-busy = A game is still being played in another tab. The new version waits for its end.

site-embed-play = Play
