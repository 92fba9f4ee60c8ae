-- A certificate keeps the language of the course that it names, as it keeps the name: both outlive the course.

alter table certificate add column course_language text;
comment on column certificate.course_language is 'Language of the course when it was issued, as its author stated it (BCP 47); null where it was not stated.';

-- Those issued before have the language that their course states now. The owner of a table is bound by its forced policies too, and sees no
-- row of any workspace while they are.
alter table certificate no force row level security;
alter table course no force row level security;
update certificate set course_language = btrim(course.metadata ->> 'lang')
  from course
  where course.workspace_id = certificate.workspace_id and course.course_id = certificate.course_id
    and jsonb_typeof(course.metadata -> 'lang') = 'string' and btrim(course.metadata ->> 'lang') <> '';
alter table certificate force row level security;
alter table course force row level security;
