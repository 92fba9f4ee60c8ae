-- Learners are told that an answer was graded again (OP-345).
alter table answer add column graded_again boolean not null default false;
comment on column answer.graded_again is 'Whether it was graded again since it was given, as its question had changed; another answer ends that.';
