-- Sections that authors keep under a name, for every course of the workspace.

create table saved_section (
  workspace_id bigint not null,
  saved_section_id bigint not null default nextval('lectern_id'),
  name text not null,
  body jsonb not null,
  section_count integer not null,
  created_by bigint,
  create_time timestamptz not null,
  update_time timestamptz not null,
  constraint saved_section_pkey primary key (workspace_id, saved_section_id),
  constraint saved_section_workspace_fkey foreign key (workspace_id) references workspace (workspace_id) on delete cascade,
  constraint saved_section_created_by_fkey foreign key (workspace_id, created_by) references app_user (workspace_id, user_id)
    on delete set null (created_by)
);
comment on table saved_section is 'Sections with the questions that they show, to be put into lectures as copies.';
comment on column saved_section.body is 'As in lecture_body; its ids count from 1 and name nothing outside.';
comment on column saved_section.section_count is 'Without those inside of a branch.';
comment on column saved_section.created_by is 'Null when the person was erased.';
create index saved_section_newest on saved_section (workspace_id, create_time desc, saved_section_id desc);
create index saved_section_maker on saved_section (workspace_id, created_by);

alter table saved_section enable row level security;
alter table saved_section force row level security;
create policy saved_section_of_workspace on saved_section
  using (workspace_id = lectern_workspace_id()) with check (workspace_id = lectern_workspace_id());
grant select, insert, update, delete on saved_section to lectern_app;
