"""Plans and standing orders: what somebody will answer when they are asked, kept outside the position.

    rehearsal.py  a private copy of the position, on which a turn is tried out
    deciding.py   whether a plan still holds, and what is to be answered for somebody now
    orders.py     standing orders
    book.py       where all of it is kept
    keeper.py     looks once a second for seats that are asked, and answers for them

What is answered goes the same way as an answer that its owner gives by hand, so nobody else can tell the two apart.
"""
