-- What the public catalogue and its tags are revalidated by: a number that rises with every write that can change them.

create table catalogue_version (
  workspace_id bigint not null,
  version bigint not null default 1,
  constraint catalogue_version_pkey primary key (workspace_id),
  constraint catalogue_version_workspace_fkey foreign key (workspace_id) references workspace (workspace_id) on delete cascade
);
comment on table catalogue_version is 'Raised in the transaction of every write to a visible course or its tags; absent means 0.';

alter table catalogue_version enable row level security;
alter table catalogue_version force row level security;
create policy catalogue_version_of_workspace on catalogue_version
  using (workspace_id = lectern_workspace_id()) with check (workspace_id = lectern_workspace_id());
grant select, insert, update on catalogue_version to lectern_app;

-- One statement, one round trip: it is asked for each request that revalidates the catalogue. The workspace is named for the
-- statement's own transaction only.
create function catalogue_version_of(workspace bigint) returns bigint
  language plpgsql volatile
  as $$
begin
  perform set_config('lectern.workspace_id', workspace::text, true);
  return coalesce((select catalogue_version.version from catalogue_version where catalogue_version.workspace_id = workspace), 0);
end $$;
