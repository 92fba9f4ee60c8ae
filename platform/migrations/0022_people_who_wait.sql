-- The list of people reads those who have no account yet in the order of their addresses. Used invitations stay beside them for ever,
-- one for each person who came by one: without an index of its own, every page would walk over all of them.
create index invitation_waiting on invitation (workspace_id, username_key) where accepted_time is null;
