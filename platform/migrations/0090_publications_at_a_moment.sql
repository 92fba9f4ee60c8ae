-- Changes that are held back can become live at a moment that their author sets.

alter table course
  add column publish_time timestamptz,
  add column publish_by bigint;
comment on column course.publish_time is 'When what is held back then becomes live; null where nobody set a moment.';
comment on column course.publish_by is 'Who set it, and is told what came of it; null where that account is gone.';
