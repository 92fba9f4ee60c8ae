-- A provider is offered to visitors once a test of what is stored has succeeded. Those that are offered already stay, unless their latest
-- test says that they do not work.
alter table integration add column proven_time timestamptz;
alter table integration no force row level security;
update integration set proven_time = updated_time where coalesce(last_check -> 'problem', 'null'::jsonb) = 'null'::jsonb;
alter table integration force row level security;
