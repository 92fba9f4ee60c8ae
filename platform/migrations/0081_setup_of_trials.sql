-- The first steps of a trial workspace stay on the admin home until an admin hides them (OP-190).

alter table workspace add column setup_hidden_time timestamptz;
comment on column workspace.setup_hidden_time is 'When an admin hid the first steps of the trial; null while they are shown.';
