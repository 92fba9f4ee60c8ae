-- Facts counted by month beside those by day, in the same transaction, so that a year is read in twelve steps (ADR 0035).

create table facts_by_month (
  workspace_id bigint not null,
  type text not null,
  month date not null,
  course_id bigint not null,
  subject_id bigint not null,
  action text not null,
  fact_count bigint not null,
  value_sum double precision not null,
  constraint facts_by_month_pkey primary key (workspace_id, type, month, course_id, subject_id, action)
);
comment on column facts_by_month.month is 'Its first day, in UTC.';
comment on column facts_by_month.course_id is '0 for none.';
comment on column facts_by_month.subject_id is 'The lecture, question, module, campaign or course that the type counts; 0 for none.';
create index facts_by_month_of_course on facts_by_month (workspace_id, type, course_id, month);

create table people_by_month (
  workspace_id bigint not null,
  course_id bigint not null,
  month date not null,
  user_id bigint not null,
  seen_count bigint not null,
  constraint people_by_month_pkey primary key (workspace_id, course_id, month, user_id)
);
comment on table people_by_month is 'Who did something in a month (UTC), so that people are counted once over any number of months.';
comment on column people_by_month.course_id is '0 for none.';
create index people_by_month_by_month on people_by_month (workspace_id, month);

-- What is counted by day already; the owner reads the tables of all workspaces for it.
alter table facts_by_day no force row level security;
alter table people_by_day no force row level security;
insert into facts_by_month
select workspace_id, type, date_trunc('month', day)::date, course_id, subject_id, action, sum(fact_count), sum(value_sum)
from facts_by_day group by 1, 2, 3, 4, 5, 6;
insert into people_by_month
select workspace_id, course_id, date_trunc('month', day)::date, user_id, sum(seen_count)
from people_by_day group by 1, 2, 3, 4;
alter table facts_by_day force row level security;
alter table people_by_day force row level security;

do $$
declare
  name text;
begin
  foreach name in array array['facts_by_month', 'people_by_month'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy %I on %I using (workspace_id = lectern_workspace_id()) with check (workspace_id = lectern_workspace_id())',
      name || '_of_workspace', name);
    execute format('grant select, insert, update on %I to lectern_app', name);
  end loop;
end $$;
