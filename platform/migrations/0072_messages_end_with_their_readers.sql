-- What was written to one person names them in the words of somebody else: it goes with them when they are erased (OP-149).
grant delete on learner_message to lectern_app;
