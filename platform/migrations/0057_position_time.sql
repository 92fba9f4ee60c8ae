-- When a learner was at the place that is kept, so that an older one that arrives late does not replace it (OP-96, BEY-18).

alter table user_course add column position_time timestamptz;
comment on column user_course.position_time is 'From when on a place replaces the one that is kept: when the learner was there, by the clock of the device, or shortly before the last work. Null before the first.';
