-- Names are looked for in any case of letters, by each sign-in. Under row-level security an index on lower(username) is never used:
-- lower() is not leakproof, so it may only see rows that are known to be of the workspace. A column may be compared at once.
-- Each of these rewrites its table, which takes seconds for a million accounts.
alter table app_user add column username_key text not null generated always as (lower(username)) stored;
drop index app_user_username_key;
create unique index app_user_username_key on app_user (workspace_id, username_key);

alter table invitation add column username_key text not null generated always as (lower(username)) stored;
drop index invitation_username_key;
create unique index invitation_username_key on invitation (workspace_id, username_key);

alter table mail add column recipient_key text not null generated always as (lower(recipient)) stored;
drop index mail_recipient;
create index mail_recipient on mail (workspace_id, recipient_key, created_time);
