"""Training by self-play: PPO over legal actions on the batches of `koloda.envs`.

`koloda train` is the command. It needs the extra `train`; nothing else of koloda imports this.
"""
