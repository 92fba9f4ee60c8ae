-- Files of a workspace, and what is to be taken out of the store.

create table file (
  workspace_id bigint not null,
  file_id bigint not null default nextval('lectern_id'),
  name text not null,
  extension text not null,
  category text not null,
  type text not null,
  alternative_text text,
  hash text not null,
  byte_count bigint not null,
  width integer,
  store_key text not null,
  versions_time timestamptz,
  created_by bigint,
  create_time timestamptz not null,
  update_time timestamptz not null,
  constraint file_pkey primary key (workspace_id, file_id),
  constraint file_workspace_fkey foreign key (workspace_id) references workspace (workspace_id) on delete cascade,
  constraint file_created_by_fkey foreign key (workspace_id, created_by) references app_user (workspace_id, user_id)
    on delete set null (created_by),
  constraint file_category_check check (category in ('CONTENT', 'COVER_IMAGE', 'FRAME', 'AVATAR', 'OTHER')),
  constraint file_type_check check (type in ('IMAGE', 'PDF', 'VIDEO', 'MP3', 'OTHER'))
);
comment on table file is 'Files that people uploaded; their bytes are in the store.';
comment on column file.name is 'As people see it, with its extension.';
comment on column file.extension is 'Of what is stored, in lower case and without the dot; ends the address.';
comment on column file.alternative_text is 'What a picture shows, for those who do not see it.';
comment on column file.hash is 'SHA-256 of the stored bytes in hexadecimal; the address is made of it, so that one address always gives the same bytes.';
comment on column file.width is 'Of a picture that can be scaled, in pixels; null for everything else.';
comment on column file.store_key is 'Folder in the store with the file and its versions.';
comment on column file.versions_time is 'When the versions of a picture in the smaller widths were made; null before.';
comment on column file.created_by is 'Null when the person was erased.';
create index file_newest on file (workspace_id, create_time desc, file_id desc);
create index file_address on file (workspace_id, hash);
create index file_maker on file (workspace_id, created_by);

alter table file enable row level security;
alter table file force row level security;
create policy file_of_workspace on file
  using (workspace_id = lectern_workspace_id()) with check (workspace_id = lectern_workspace_id());
grant select, insert, update, delete on file to lectern_app;

-- A file is announced here before it goes to the store, and the row goes in the transaction that makes it a file: whatever is cut short
-- in between leaves something that is removed. So does a deletion.
create table file_removal (
  workspace_id bigint not null,
  store_key text not null,
  due_time timestamptz not null,
  constraint file_removal_pkey primary key (workspace_id, store_key),
  constraint file_removal_workspace_fkey foreign key (workspace_id) references workspace (workspace_id) on delete cascade
);
comment on table file_removal is 'Folders of the store that are to be removed.';
comment on column file_removal.due_time is 'Not before; an upload that lasts has its folder until then.';
create index file_removal_due on file_removal (due_time);

alter table file_removal enable row level security;
alter table file_removal force row level security;
create policy file_removal_of_workspace on file_removal
  using (workspace_id = lectern_workspace_id()) with check (workspace_id = lectern_workspace_id());
grant select, insert, update, delete on file_removal to lectern_app;

do $$
begin
  execute format('create policy file_removal_of_owner on file_removal to %I using (true)', current_user);
end $$;

-- What is due over all workspaces. Runs as the owner, as a server sees one workspace at a time.
create function due_file_removals(at_time timestamptz, most integer)
  returns table (workspace_id bigint, store_key text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select due.workspace_id, due.store_key from file_removal due
    where due.due_time <= at_time order by due.due_time, due.store_key limit most
  $$;
revoke execute on function due_file_removals(timestamptz, integer) from public;
grant execute on function due_file_removals(timestamptz, integer) to lectern_app;
