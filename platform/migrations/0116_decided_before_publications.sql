-- What becomes of earlier answers is decided when a moment to publish is set, and done at that moment (OP-341).
alter table course add column publish_gradings jsonb;
comment on column course.publish_gradings is
  'What was decided about earlier answers as the moment was set, and whether something left open keeps everything held back; null where a server set it that did not ask.';
