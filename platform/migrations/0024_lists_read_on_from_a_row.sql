-- Lists are read on from the place of one of their rows. An index finds it when no key of the order is null and all go one way.

-- A course without a start comes last, as if it had begun before all others. As a column: under row-level security an index on
-- coalesce(…) would order rows but find none, like one on lower(…) in 0017.
alter table course add column catalogue_time timestamptz not null
  generated always as (coalesce(available_from_time, '-infinity')) stored;
comment on column course.catalogue_time is 'What the catalogue is ordered by: available_from_time, long ago where there is none.';
drop index course_catalogue;
create index course_catalogue on course (
  workspace_id, pre_enroll_allowed desc, catalogue_time desc, create_time desc, course_id desc)
  where published and not template;

create index course_by_creation on course (workspace_id, create_time desc, course_id desc);

create index user_course_of_user on user_course (workspace_id, user_id, start_time desc, user_course_id desc);
create index user_course_of_course on user_course (workspace_id, course_id, start_time desc, user_course_id desc);
-- The one before finds every course, and in order.
drop index user_course_course;
