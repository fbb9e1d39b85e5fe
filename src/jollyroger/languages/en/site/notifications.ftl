# Messages of the server to this browser.

push-denied = This browser blocks messages from this site. Allow them in the browser's settings for this address, then come back.
push-insecure = Browsers accept messages only from sites with https.
push-install = On an iPhone or iPad, first add this site to the home screen (Share, then Add to Home Screen) and open it from there.
push-unsupported = This browser cannot receive messages. Email works everywhere.
push-unreachable = The browser could not reach its push service. Try again, or choose email.
