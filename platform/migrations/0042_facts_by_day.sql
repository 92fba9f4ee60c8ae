-- Facts counted by day, kept by the job queue, so that analytics of a year read days and not facts (ADR 0035).

alter table fact add column written_in bigint not null default pg_current_xact_id()::text::bigint;
comment on column fact.written_in is 'The transaction that wrote it. Unlike its time it says when nothing can come before it any more (ADR 0035).';
create index fact_by_transaction on fact (workspace_id, written_in);
create index fact_seen_lecture on fact (workspace_id, lecture_id, fact_time) where type = 'lecture' and action = 'seen';

create table facts_counted (
  workspace_id bigint not null,
  rolled_up_to bigint not null default 0,
  constraint facts_counted_pkey primary key (workspace_id),
  constraint facts_counted_workspace_fkey foreign key (workspace_id) references workspace (workspace_id) on delete cascade
);
comment on column facts_counted.rolled_up_to is 'Facts that transactions before this one wrote are counted in facts_by_day and people_by_day, others are not.';

create table facts_by_day (
  workspace_id bigint not null,
  type text not null,
  day date not null,
  course_id bigint not null,
  subject_id bigint not null,
  action text not null,
  fact_count bigint not null,
  value_sum double precision not null,
  constraint facts_by_day_pkey primary key (workspace_id, type, day, course_id, subject_id, action)
);
comment on column facts_by_day.day is 'In UTC.';
comment on column facts_by_day.course_id is '0 for none.';
comment on column facts_by_day.subject_id is 'The lecture, question, module, campaign or course that the type counts; 0 for none.';
create index facts_by_day_of_course on facts_by_day (workspace_id, type, course_id, day);

create table people_by_day (
  workspace_id bigint not null,
  course_id bigint not null,
  day date not null,
  user_id bigint not null,
  seen_count bigint not null,
  constraint people_by_day_pkey primary key (workspace_id, course_id, day, user_id)
);
comment on table people_by_day is 'Who did something on a day (UTC), so that people are counted once over any number of days.';
comment on column people_by_day.course_id is '0 for none.';
create index people_by_day_by_day on people_by_day (workspace_id, day);

do $$
declare
  name text;
begin
  foreach name in array array['facts_counted', 'facts_by_day', 'people_by_day'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy %I on %I using (workspace_id = lectern_workspace_id()) with check (workspace_id = lectern_workspace_id())',
      name || '_of_workspace', name);
    execute format('grant select, insert, update on %I to lectern_app', name);
  end loop;
end $$;

-- What follows runs for all workspaces, as the owner.
do $$
declare
  name text;
begin
  foreach name in array array['fact', 'facts_counted'] loop
    execute format('create policy %I on %I to %I using (true)', name || '_of_owner', name, current_user);
  end loop;
end $$;

-- A dump that comes back into another installation of PostgreSQL meets lower numbers of transactions: what is counted is marked so
-- that new facts cannot be taken for it. Called at start, before anything is written.
create function settle_counted_facts() returns void language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
declare
  next_transaction bigint := pg_snapshot_xmax(pg_current_snapshot())::text::bigint;
begin
  if exists (select from facts_counted where rolled_up_to > next_transaction) then
    update fact set written_in = 0 from facts_counted
    where facts_counted.workspace_id = fact.workspace_id and facts_counted.rolled_up_to > next_transaction
      and fact.written_in < facts_counted.rolled_up_to;
    update facts_counted set rolled_up_to = 1 where rolled_up_to > next_transaction;
  end if;
end $$;
revoke execute on function settle_counted_facts() from public;

-- Which workspaces have facts that are not counted yet; runs for all of them.
create function workspaces_with_new_facts() returns setof bigint language sql stable security definer
set search_path = pg_catalog, public, pg_temp as $$
  select workspace.workspace_id from workspace
  left join facts_counted on facts_counted.workspace_id = workspace.workspace_id
  where exists (
    select from fact where fact.workspace_id = workspace.workspace_id
      and fact.written_in >= coalesce(facts_counted.rolled_up_to, 0))
$$;
revoke execute on function workspaces_with_new_facts() from public;
grant execute on function workspaces_with_new_facts() to lectern_app;
