"""Notices: people who are not looking are told what happens at their tables, by push, by e-mail, or by a webhook.

    tables/happened.py  ->  outbox  ->  planning.py  ->  notices  ->  posting.py  ->  push.py, letters.py, webhooks.py

What happens is written into the outbox with the change of the table. ``planning`` makes of it what is to be sent, to
whom, by which way and when; ``posting`` sends it. Both are done by whichever process is up (``office.py``).
"""
