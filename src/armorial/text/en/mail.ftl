# Letters that the server sends, in English. They have no names in them, only the login.

mail-confirm-subject = Armorial: confirm your address
mail-confirm =
    Hello,

    The account "{ $login }" at Armorial wants to use this address. If this is you, enter this code on your account page:

    { $code }

    It is valid for one hour. If this is not you, ignore this e-mail: without the code nothing happens.
mail-recover-subject = Armorial: a new password
mail-recover =
    Hello,

    Somebody wants to set a new password for your account "{ $login }" at Armorial. If this is you:

    { $where }

    Your code: { $code }

    It works once, within one hour. If this is not you, ignore this e-mail: your password stays as it is.
mail-where-link = Open { $link }
mail-where-page = On the account page choose "Forgot your password?" and enter the code there.
mail-login-changed-subject = Armorial: your login was changed
mail-login-changed =
    Hello,

    The login of your account at Armorial is now "{ $login }". It was "{ $before }".

    If this was not you, ask for a new password on the account page right away.
mail-password-changed-subject = Armorial: your password was changed
mail-password-changed =
    Hello,

    The password of your account "{ $login }" at Armorial was changed, and all other devices were signed out.

    If this was not you, ask for a new password on the account page right away.
mail-email-changed-subject = Armorial: your address was changed
mail-email-changed =
    Hello,

    This is no longer the address of your account "{ $login }" at Armorial: it was changed or removed.

    If this was not you, write to the people who run your server.
mail-passkey-added-subject = Armorial: a new passkey
mail-passkey-added =
    Hello,

    A passkey was added to your account "{ $login }" at Armorial. It signs in without a password.

    If this was not you, remove it on the account page and change your password.
