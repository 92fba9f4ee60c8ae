-- Certificates as Open Badges 3.0: the keys that sign them, a place for each in the lists of what was revoked, how long they count, and what an admin takes back (BEY-17).

create table credential_key (
  workspace_id bigint not null,
  key_id text not null,
  public_key jsonb not null,
  sealed_private_key bytea,
  created_time timestamptz not null,
  constraint credential_key_pkey primary key (workspace_id, key_id),
  constraint credential_key_workspace_fkey foreign key (workspace_id) references workspace (workspace_id) on delete cascade
);
comment on table credential_key is 'What a workspace has signed credentials with; the newest signs, all are served to whoever verifies.';
comment on column credential_key.key_id is 'Thumbprint of the public key (RFC 7638).';
comment on column credential_key.public_key is 'As a JSON Web Key.';
comment on column credential_key.sealed_private_key is 'The half that signs; null once a newer key does.';

alter table credential_key enable row level security;
alter table credential_key force row level security;
create policy credential_key_of_workspace on credential_key
  using (workspace_id = lectern_workspace_id()) with check (workspace_id = lectern_workspace_id());
grant select, insert, update on credential_key to lectern_app;

-- One sequence for all workspaces: what a workspace's list says of numbers that are not its own is that they stand.
create sequence certificate_status_number minvalue 0;
grant usage on sequence certificate_status_number to lectern_app;

alter table certificate
  add column status_number bigint not null default nextval('certificate_status_number'),
  add column required_percent double precision,
  add column expire_time timestamptz,
  add column revoked_time timestamptz,
  add column revoke_reason text,
  add constraint certificate_status_number_key unique (workspace_id, status_number),
  add constraint certificate_revoked_check check ((revoked_time is null) = (revoke_reason is null)),
  add constraint certificate_revoke_reason_length check (length(revoke_reason) <= 500);
comment on column certificate.status_number is 'Its place in the status lists of credentials, which hold 131072 each.';
comment on column certificate.required_percent is 'Points in percent that the course asked for when it was issued; null for what was issued before this was kept.';
comment on column certificate.expire_time is 'Until when it counts; null for always.';
comment on column certificate.revoked_time is 'When an admin took it back; null while it stands.';
comment on column certificate.revoke_reason is 'Why it was taken back, in the words that everyone reads who verifies it.';

alter table course
  add column certificate_months integer,
  add constraint course_certificate_months_check check (certificate_months between 1 and 120);
comment on column course.certificate_months is 'Months that its certificates count for; null for always.';

-- A certificate goes with its holder, and copies of its credential stay in the world: its place says for ever that it does not count.
create table erased_certificate (
  workspace_id bigint not null,
  status_number bigint not null,
  constraint erased_certificate_pkey primary key (workspace_id, status_number),
  constraint erased_certificate_workspace_fkey foreign key (workspace_id) references workspace (workspace_id) on delete cascade
);
comment on table erased_certificate is 'Places in the status lists whose certificates are gone, with no word of whose they were.';

alter table erased_certificate enable row level security;
alter table erased_certificate force row level security;
create policy erased_certificate_of_workspace on erased_certificate
  using (workspace_id = lectern_workspace_id()) with check (workspace_id = lectern_workspace_id());
grant select, insert on erased_certificate to lectern_app;

create function certificate_is_erased() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
  as $$
begin
  insert into erased_certificate (workspace_id, status_number) values (old.workspace_id, old.status_number);
  return null;
end $$;
create trigger certificate_erased after delete on certificate for each row execute function certificate_is_erased();

-- Who reads a user course reads of its certificate.
create trigger revocation_of_certificate_changed after update of revoked_time on certificate for each row
  when (old.revoked_time is distinct from new.revoked_time) execute function touch_user_course();

revoke execute on function certificate_is_erased() from public;
