-- Mail to be sent, written in the transaction of what it is about, and the log of what matters for safety.

-- Who gets a mail is looked up, and its token made, when it is rendered: a request for a known and an unknown address does the
-- same work, and no live token stands here. `rendered` is filled only where no mail server is configured (the outbox).
create table mail (
  workspace_id bigint not null,
  mail_id bigint not null default nextval('lectern_id'),
  kind text not null,
  recipient text not null,
  params jsonb not null default '{}',
  created_time timestamptz not null default now(),
  next_try_time timestamptz not null default now(),
  tries integer not null default 0,
  done_time timestamptz,
  rendered jsonb,
  constraint mail_pkey primary key (workspace_id, mail_id),
  constraint mail_kind_check check (kind in ('RESET_PW', 'INVITATION', 'PASSWORD_CHANGED')),
  constraint mail_workspace_fkey foreign key (workspace_id) references workspace (workspace_id) on delete cascade
);
create index mail_due on mail (next_try_time) where done_time is null;
-- How many of a kind an address was sent lately.
create index mail_recipient on mail (workspace_id, lower(recipient), created_time);

-- Names and addresses do not stand here: people are named by their ids, unknown names by a keyed hash, so that erasing a person
-- leaves this log whole.
create table audit_entry (
  workspace_id bigint not null,
  audit_id bigint not null default nextval('lectern_id'),
  audit_time timestamptz not null default now(),
  action text not null,
  actor_id bigint,
  subject_id bigint,
  details jsonb not null default '{}',
  constraint audit_entry_pkey primary key (workspace_id, audit_id),
  constraint audit_entry_workspace_fkey foreign key (workspace_id) references workspace (workspace_id) on delete cascade
);
create index audit_entry_newest on audit_entry (workspace_id, audit_time desc, audit_id desc);

do $$
declare
  name text;
begin
  foreach name in array array['mail', 'audit_entry'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy %I on %I using (workspace_id = lectern_workspace_id()) with check (workspace_id = lectern_workspace_id())',
      name || '_of_workspace', name);
  end loop;
end $$;
grant select, insert, update, delete on mail to lectern_app;
-- Appended, never changed; and no workspace is removed by a server, as its log would go with it.
grant select, insert on audit_entry to lectern_app;
revoke delete on workspace from lectern_app;
