-- Courses that everyone of a group takes, also who joins it later (OP-129, ADR 0059).

create table group_course (
  workspace_id bigint not null,
  group_id bigint not null,
  course_id bigint not null,
  due_days integer,
  due_time timestamptz,
  notify boolean not null default true,
  actor_id bigint not null,
  pending boolean not null default true,
  created_time timestamptz not null,
  constraint group_course_pkey primary key (workspace_id, group_id, course_id),
  constraint group_course_group_fkey foreign key (workspace_id, group_id)
    references person_group (workspace_id, group_id) on delete cascade,
  constraint group_course_course_fkey foreign key (workspace_id, course_id) references course (workspace_id, course_id) on delete cascade,
  constraint group_course_due_check check (due_days is null or (due_time is null and due_days between 1 and 3660))
);
comment on table group_course is 'Courses that everyone of a group takes, also who joins it later.';
comment on column group_course.due_days is 'It is due so many days after somebody is enrolled by it; null for no such rule.';
comment on column group_course.due_time is 'It is due then for everyone; null for no such day.';
comment on column group_course.actor_id is 'Who said so last.';
comment on column group_course.pending is 'Whether somebody may have joined the group since it was last looked at.';
create index group_course_course on group_course (workspace_id, course_id);
create index group_course_pending on group_course (workspace_id) where pending;

create table group_course_person (
  workspace_id bigint not null,
  group_id bigint not null,
  course_id bigint not null,
  user_id bigint not null,
  enrolled_time timestamptz not null,
  constraint group_course_person_pkey primary key (workspace_id, group_id, course_id, user_id),
  constraint group_course_person_course_fkey foreign key (workspace_id, group_id, course_id)
    references group_course (workspace_id, group_id, course_id) on delete cascade,
  constraint group_course_person_user_fkey foreign key (workspace_id, user_id)
    references app_user (workspace_id, user_id) on delete cascade
);
comment on table group_course_person is 'Whom a group has brought into a course: once each, whatever they made of it.';
create index group_course_person_user on group_course_person (workspace_id, user_id);

do $$
declare
  name text;
begin
  foreach name in array array['group_course', 'group_course_person'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy %I on %I using (workspace_id = lectern_workspace_id()) with check (workspace_id = lectern_workspace_id())',
      name || '_of_workspace', name);
    execute format('grant select, insert, update, delete on %I to lectern_app', name);
  end loop;
  execute format('create policy group_course_of_owner on group_course for select to %I using (true)', current_user);
end $$;

-- Whoever puts somebody into a group, by hand, import, sync or identity provider, makes its courses looked at within a minute. The rows stay
-- locked until that is committed, also where they are pending already: whoever looks at them meanwhile would find nobody and be done. All
-- lock them in one order.
create function members_want_courses() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
  as $$
begin
  perform from group_course
    where (group_course.workspace_id, group_course.group_id) in (select joined.workspace_id, joined.group_id from joined)
    order by group_course.group_id, group_course.course_id for no key update;
  update group_course set pending = true
    where (group_course.workspace_id, group_course.group_id) in (select joined.workspace_id, joined.group_id from joined);
  return null;
end $$;
create trigger person_group_member_wants_courses after insert on person_group_member referencing new table as joined
  for each statement execute function members_want_courses();

create function domain_wants_courses() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
  as $$
begin
  perform from group_course where workspace_id = new.workspace_id and group_id = new.group_id
    order by course_id for no key update;
  update group_course set pending = true where workspace_id = new.workspace_id and group_id = new.group_id;
  return null;
end $$;
create trigger person_group_domain_wants_courses after update of address_domain on person_group for each row
  when (new.address_domain is not null and new.address_domain is distinct from old.address_domain)
  execute function domain_wants_courses();
revoke execute on function members_want_courses(), domain_wants_courses() from public;

-- The tasks that look every minute, and every hour, look at all workspaces.
create function workspaces_with_group_courses(only_pending boolean) returns table (workspace_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$ select distinct group_course.workspace_id from group_course where group_course.pending or not only_pending $$;
revoke execute on function workspaces_with_group_courses(boolean) from public;
grant execute on function workspaces_with_group_courses(boolean) to lectern_app;
