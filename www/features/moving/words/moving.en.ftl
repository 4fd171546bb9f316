# Taking everything to another device.

moving-title = Take everything to another device
moving-about = Your games, results and settings go straight to a device that is near you. Nothing is sent over the internet, and everything stays here as well.
moving-links-move = Games by link are moved, not copied: afterwards you play them on the other device.
moving-no-line = This browser cannot connect to another device here. A file takes everything along just as well.
moving-meet = Show a code
moving-file = Save as a file
moving-file-about = Open the file on the other device, with “Open a file”. Games by link are moved, not copied: afterwards you play them on the other device. Anyone who has the file can play them in your name.
moving-file-games = Without games by link
moving-file-all = With games by link
moving-goes = This takes a few seconds. Leave both devices switched on.
moving-take-title = Take everything over from another device
moving-take-about = The games and results of the other device are added to those on this one. Its settings replace the ones you have here.
moving-take = Take everything over
moving-sent = Everything is on the other device
moving-came = Everything is here
moving-sent-about = New on the other device: { $news }.
moving-came-about = New on this device: { $news }.
moving-sent-none = The other device had everything already.
moving-came-none = This device had everything already.
moving-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
  }
moving-statistics = { $count ->
    [one] { $count } result
   *[other] { $count } results
  }
moving-tables = { $count ->
    [one] { $count } game by link
   *[other] { $count } games by link
  }
moving-go-on = Continue here
moving-failed = That did not work
moving-lost = The connection broke. Nothing is lost: start again from the beginning.
moving-damaged = Something was missing when it arrived. Nothing is lost: start again from the beginning.
moving-full = The new device has no space left for everything. Everything that fitted has been copied. The old device still has all of it.
moving-silent = The storage of the new device does not answer right now. Nothing is lost: try again later.
