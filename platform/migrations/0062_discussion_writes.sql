-- When people wrote in discussions, so that who deletes what they wrote writes no more than everyone else (OP-75).

create table discussion_write (
  workspace_id bigint not null,
  write_id bigint not null default nextval('lectern_id'),
  user_id bigint not null,
  write_time timestamptz not null,
  constraint discussion_write_pkey primary key (workspace_id, write_id),
  constraint discussion_write_user_fkey foreign key (workspace_id, user_id)
    references app_user (workspace_id, user_id) on delete cascade
);
comment on table discussion_write is 'Of each person what counts against the limit; older rows go with the next thing they write.';
create index discussion_write_of_user on discussion_write (workspace_id, user_id, write_time);

alter table discussion_write enable row level security;
alter table discussion_write force row level security;
create policy discussion_write_of_workspace on discussion_write
  using (workspace_id = lectern_workspace_id()) with check (workspace_id = lectern_workspace_id());
grant select, insert, delete on discussion_write to lectern_app;
