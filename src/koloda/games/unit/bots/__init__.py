"""What only bots need to know of Unit.

There is no evidence: a seat that keeps a card back may have a plan, so a choice tells too little
about the cards behind it.
"""
