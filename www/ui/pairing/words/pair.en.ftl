# Two devices in one room find each other: each shows a code that the other scans.

pair-show = 1. Point the other device’s camera at this code
pair-show-about = It opens this page, and a second code appears there. Scan it here.
pair-show-link = Or send this link to the other device, and open it there.
pair-link = Link for the other device
pair-code = Code for the other device
# Verb (button); pair-copied is what it says afterwards.
pair-copy = Copy
pair-copied = Copied
# Verb: heading of the second step.
pair-read = 2. Scan the other device’s code
pair-camera = Open the camera
pair-waiting = The browser asks whether this page may use the camera.
pair-looking = Hold the other device’s code in front of this camera.
pair-paste = No camera? Paste the other device’s code here:
pair-take = Use this code
pair-camera-none = No camera was found. Copy the code on the other device and paste it here.
pair-camera-refused = The browser does not let this page use the camera. Allow it in the browser’s settings, or paste the code.
pair-camera-failed = The camera does not start. Another program may be using it. You can paste the code instead.
pair-damaged = This code is incomplete, or not from Dockhand. Try again.
pair-newer = This code is from another version of Dockhand. Reload the page on both devices, then try again.
pair-stray = This code is out of date. With the other device, scan the code shown here now.
pair-second = Scan this code with the device whose code you scanned.
pair-found = Code scanned. One moment…
pair-in = The other device is here.
pair-silent = The devices cannot find each other. Connect both to the same Wi‑Fi network, then scan the new code.
pair-guest-live = Play together in this room
pair-guest-room = Your cards on this phone
pair-guest-moving = Take everything to this device
pair-guest-about = Enter your name. Then you get a code for the other device.
pair-your-name = Your name
pair-join = Join
pair-answer = Show this code to the other device
pair-answer-about = On the other device choose “Open the camera”, and hold this code in front of it. Leave this page open.
pair-answer-copy = Without a camera: copy this code, send it to the other device, and paste it there.
pair-frame = Devices in one room can only play together on Dockhand’s own page, not inside another one.
pair-unsafe = Devices in one room can only play together if the address begins with https.
pair-unable = This browser cannot play with other devices in the room. Try another browser, or play by link.
pair-no-network = This device is not connected to a network, so no other device can reach it. Switch Wi‑Fi on; if it is on, an add-on may be hiding it.
pair-no-permission = The browser does not let this page use the local network. Allow it for this page in the browser’s settings, then try again.
pair-again = Scan again
pair-again-about = Scan the code that the other device shows now.
