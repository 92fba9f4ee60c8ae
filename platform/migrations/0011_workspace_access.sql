-- Trial workspaces, versions of consents, invitations, the workspace's own sign-in provider.

-- A trial's host is reserved by whoever registers there first; the workspace becomes real with its first sign-in (OP-48).
-- Its creator may customise it even when the trial has expired (OP-82).
alter table workspace
  add column reserved_time timestamptz,
  add column creator_id bigint;
comment on column workspace.reserved_time is 'When the host was reserved; null once the workspace is real.';
create index workspace_reserved on workspace (reserved_time) where reserved_time is not null;

-- A person who was added before they have an account. Their user_id is the one that the account will have.
create table invitation (
  workspace_id bigint not null,
  user_id bigint not null default nextval('lectern_id'),
  username text not null,
  create_course boolean not null default false,
  create_voucher boolean not null default false,
  token_hash bytea,
  invited_time timestamptz,
  expires_time timestamptz,
  revoked_time timestamptz,
  accepted_time timestamptz,
  created_time timestamptz not null default now(),
  constraint invitation_pkey primary key (workspace_id, user_id),
  constraint invitation_workspace_fkey foreign key (workspace_id) references workspace (workspace_id) on delete cascade
);
create unique index invitation_username_key on invitation (workspace_id, lower(username));
create unique index invitation_token_key on invitation (workspace_id, token_hash) where token_hash is not null;

-- A connected provider (OP-32). Secrets are sealed with a key that the database does not have.
create table integration (
  workspace_id bigint not null,
  integration_id bigint not null default nextval('lectern_id'),
  type text not null,
  settings jsonb not null default '{}',
  sealed_secrets bytea,
  created_time timestamptz not null default now(),
  updated_time timestamptz not null default now(),
  constraint integration_pkey primary key (workspace_id, integration_id),
  constraint integration_type_key unique (workspace_id, type),
  constraint integration_type_check check (type in ('PERSONNEL', 'OAUTH2', 'LOOM', 'FORUM', 'PUSH_NOTIFICATION')),
  constraint integration_workspace_fkey foreign key (workspace_id) references workspace (workspace_id) on delete cascade
);

do $$
declare
  name text;
begin
  foreach name in array array['invitation', 'integration'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy %I on %I using (workspace_id = lectern_workspace_id()) with check (workspace_id = lectern_workspace_id())',
      name || '_of_workspace', name);
    execute format('grant select, insert, update, delete on %I to lectern_app', name);
  end loop;
end $$;
