# The pages of an account, in English. They are loaded with these pages.

## Devices

web-account-devices = Devices
web-account-device-unknown = Unknown device
web-account-device-here = this device
web-account-device-seen = used { $when }
web-account-kind-guest = as a guest
web-account-kind-password = with a password
web-account-kind-passkey = with a passkey
web-account-kind-recovery = with a recovery code
web-account-kind-earlier = since an earlier version
web-account-device-end = Sign out: { $device }
web-account-device-ended = That device is signed out.
web-account-end-others = Sign out everywhere else
web-account-others-ended = All other devices are signed out.
web-account-devices-note = If you do not recognise one of them, sign it out and change your password.

## Password

web-account-login-change = Change the login
web-account-login-new = New login
web-account-login-note = You stay signed in. Next time, sign in with the new login.
web-account-login-changed = Your login has been changed.
web-account-password-change = Change the password
web-account-password-current = Current password
web-account-password-new = New password
web-account-password-note = All other devices will be signed out.
web-account-password-changed = Your password has been changed.

## E-mail

web-account-email = E-mail address
web-account-email-note = With an address you can get back in if you forget your password. Nobody sees it, and it is used for nothing else unless you ask for notices by e-mail.
web-account-email-new = New address
web-account-email-send = Send a code
web-account-email-remove = Remove the address
web-account-email-removed = The address has been removed.
web-account-email-sent = A code has been sent to { $address }. It is valid for one hour.
web-account-email-confirm = Confirm
web-account-email-confirmed = Your address is confirmed.
web-account-code = Code
web-account-no-mail = This server cannot send e-mail. If you forget your password, ask whoever runs it for a recovery code.

## Passkeys

web-account-passkeys = Passkeys
web-account-passkeys-note = A passkey signs you in with your fingerprint, face, PIN or security key instead of the password.
web-account-passkeys-cannot = Passkeys need HTTPS and a browser that supports them.
web-account-passkey-add = Add a passkey
web-account-passkey-added = The passkey has been added.
web-account-passkey-name = Name of the passkey
web-account-passkey-usual = My passkey
web-account-passkey-made = added { $when }
web-account-passkey-used = used { $when }
web-account-rename = Rename
web-account-remove = Remove
web-account-passkey-rename = Rename: { $name }
web-account-passkey-remove = Remove: { $name }
web-account-passkey-remove-text = You can no longer sign in with "{ $name }". Delete it from your device or password manager as well.
web-account-passkey-removed = The passkey has been removed.
web-account-passkey-sign-in = Use a passkey
web-account-passkey-none = No passkey was used.
web-account-passkey-there = This device already has a passkey for your account.

## The way back

web-account-forgot = Forgot your password?
web-account-recover = A new password
web-account-recover-lead = With a code you can set a new password, and you are signed in.
web-account-recover-get = Get a code
web-account-recover-who = Login or e-mail address
web-account-recover-send = Send me a code
web-account-recover-sent = If there is such an account with a confirmed address, a code is on its way. It is valid for one hour.
web-account-recover-no-mail = This server cannot send e-mail. Ask whoever runs it for a code: they make one with "armorial admin recover".
web-account-recover-use = Enter the code
web-account-recover-set = Set the password
web-account-recovered = Your new password is set, and you are signed in.
