-- Notices that reach people in their browsers: the key that a workspace signs them with, who takes them where, and what waits to be sent.

create table push_key (
  workspace_id bigint not null,
  public_key text not null,
  sealed_private_key bytea not null,
  constraint push_key_pkey primary key (workspace_id),
  constraint push_key_workspace_fkey foreign key (workspace_id) references workspace (workspace_id) on delete cascade
);
comment on column push_key.public_key is 'VAPID key, base64url; a browser takes only what is signed with its other half.';

create table push_device (
  workspace_id bigint not null,
  push_device_id bigint not null default nextval('lectern_id'),
  user_id bigint not null,
  family_id uuid not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_time timestamptz not null default now(),
  constraint push_device_pkey primary key (workspace_id, push_device_id),
  constraint push_device_endpoint_key unique (workspace_id, endpoint),
  constraint push_device_endpoint_length check (length(endpoint) <= 2000),
  constraint push_device_user_fkey foreign key (workspace_id, user_id)
    references app_user (workspace_id, user_id) on delete cascade,
  constraint push_device_family_fkey foreign key (workspace_id, family_id)
    references token_family (workspace_id, family_id) on delete cascade
);
comment on column push_device.family_id is 'The sign-in that it was added by: once that has ended, nothing is sent there.';
comment on column push_device.endpoint is 'Where its push service takes messages; whoever knows it can send there.';
create index push_device_user on push_device (workspace_id, user_id);
create index push_device_family on push_device (workspace_id, family_id);

create table push_muted (
  workspace_id bigint not null,
  user_id bigint not null,
  kind text not null,
  constraint push_muted_pkey primary key (workspace_id, user_id, kind),
  constraint push_muted_kind_check check (kind in ('CERTIFICATE', 'ACHIEVEMENT')),
  constraint push_muted_user_fkey foreign key (workspace_id, user_id)
    references app_user (workspace_id, user_id) on delete cascade
);
comment on table push_muted is 'Kinds of notices that a person has switched off, on all devices.';

create table push_message (
  workspace_id bigint not null,
  push_message_id bigint not null default nextval('lectern_id'),
  push_device_id bigint not null,
  kind text not null,
  subject text not null,
  path text not null,
  created_time timestamptz not null,
  queued_time timestamptz,
  constraint push_message_pkey primary key (workspace_id, push_message_id),
  constraint push_message_kind_check check (kind in ('CERTIFICATE', 'ACHIEVEMENT')),
  constraint push_message_device_fkey foreign key (workspace_id, push_device_id)
    references push_device (workspace_id, push_device_id) on delete cascade
);
comment on table push_message is 'One notice on its way to one device; gone once it was sent or given up.';
comment on column push_message.subject is 'Name of the course or the achievement.';
comment on column push_message.path is 'The page that it opens.';
comment on column push_message.queued_time is 'When its job was ordered.';
create index push_message_device on push_message (workspace_id, push_device_id);
create index push_message_waiting on push_message (created_time) where queued_time is null;
create index push_message_oldest on push_message (created_time);

alter table push_key enable row level security;
alter table push_key force row level security;
create policy push_key_of_workspace on push_key
  using (workspace_id = lectern_workspace_id()) with check (workspace_id = lectern_workspace_id());
grant select, insert on push_key to lectern_app;

alter table push_device enable row level security;
alter table push_device force row level security;
create policy push_device_of_workspace on push_device
  using (workspace_id = lectern_workspace_id()) with check (workspace_id = lectern_workspace_id());
grant select, insert, update, delete on push_device to lectern_app;

alter table push_muted enable row level security;
alter table push_muted force row level security;
create policy push_muted_of_workspace on push_muted
  using (workspace_id = lectern_workspace_id()) with check (workspace_id = lectern_workspace_id());
grant select, insert, delete on push_muted to lectern_app;

alter table push_message enable row level security;
alter table push_message force row level security;
create policy push_message_of_workspace on push_message
  using (workspace_id = lectern_workspace_id()) with check (workspace_id = lectern_workspace_id());
grant select, insert, update, delete on push_message to lectern_app;

-- The job that looks every minute what waits looks at all workspaces.
do $$
begin
  execute format('create policy push_message_of_owner on push_message to %I using (true)', current_user);
end $$;
create function workspaces_with_pushes(outdated_before timestamptz) returns table (workspace_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select push_message.workspace_id from push_message where push_message.queued_time is null
    union
    select push_message.workspace_id from push_message where push_message.created_time < outdated_before
  $$;
revoke execute on function workspaces_with_pushes(timestamptz) from public;
grant execute on function workspaces_with_pushes(timestamptz) to lectern_app;
