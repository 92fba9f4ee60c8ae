-- Progress is rows; one pure function computes points, percentages and gates from them and the content.

create table user_course (
  workspace_id bigint not null,
  user_course_id bigint not null default nextval('lectern_id'),
  user_id bigint not null,
  course_id bigint not null,
  start_time timestamptz not null default now(),
  finish_time timestamptz,
  completed boolean not null default false,
  expire_time timestamptz,
  drawn_questions jsonb not null default '{}',
  last_lecture_id bigint,
  last_section_id bigint,
  last_seen_time timestamptz,
  constraint user_course_pkey primary key (workspace_id, user_course_id),
  constraint user_course_user_fkey foreign key (workspace_id, user_id) references app_user (workspace_id, user_id) on delete cascade,
  constraint user_course_course_fkey foreign key (workspace_id, course_id) references course (workspace_id, course_id) on delete cascade,
  constraint user_course_completed_check check (not completed or finish_time is not null)
);
comment on column user_course.completed is 'Tells completed from given up: both have a finish time (OP-42).';
comment on column user_course.drawn_questions is 'Lecture id to the question ids drawn from its bank at enrolment (OP-43).';
-- At most one active user course per learner and course: enrolling twice answers the existing one (OP-50).
create unique index user_course_one_active on user_course (workspace_id, user_id, course_id) where finish_time is null;
create index user_course_active on user_course (workspace_id, user_id, start_time desc, user_course_id desc) where finish_time is null;
create index user_course_finished on user_course (workspace_id, user_id, finish_time desc, user_course_id desc) where finish_time is not null;
create index user_course_course on user_course (workspace_id, course_id);

create table lecture_seen (
  workspace_id bigint not null,
  user_course_id bigint not null,
  lecture_id bigint not null,
  done_time timestamptz not null default now(),
  constraint lecture_seen_pkey primary key (workspace_id, user_course_id, lecture_id),
  constraint lecture_seen_user_course_fkey foreign key (workspace_id, user_course_id)
    references user_course (workspace_id, user_course_id) on delete cascade
);

-- The state of a question for a learner: the last answer counts, a right one is final (OP-23).
create table answer (
  workspace_id bigint not null,
  user_course_id bigint not null,
  question_id bigint not null,
  lecture_id bigint not null,
  user_answer jsonb not null,
  correct boolean not null,
  wrong_count integer not null default 0,
  course_version bigint not null,
  answer_time timestamptz not null default now(),
  constraint answer_pkey primary key (workspace_id, user_course_id, question_id),
  constraint answer_user_course_fkey foreign key (workspace_id, user_course_id)
    references user_course (workspace_id, user_course_id) on delete cascade
);

create table answer_submission (
  workspace_id bigint not null,
  user_course_id bigint not null,
  submission_id bigint not null default nextval('lectern_id'),
  question_id bigint not null,
  user_answer jsonb not null,
  correct boolean not null,
  course_version bigint not null,
  submit_time timestamptz not null default now(),
  constraint answer_submission_pkey primary key (workspace_id, user_course_id, submission_id),
  constraint answer_submission_user_course_fkey foreign key (workspace_id, user_course_id)
    references user_course (workspace_id, user_course_id) on delete cascade
);

create table user_gamification (
  workspace_id bigint not null,
  user_gamification_id bigint not null default nextval('lectern_id'),
  user_course_id bigint not null,
  user_id bigint not null,
  gamification_id bigint not null,
  create_time timestamptz not null default now(),
  constraint user_gamification_pkey primary key (workspace_id, user_gamification_id),
  constraint user_gamification_item_key unique (workspace_id, user_course_id, gamification_id),
  constraint user_gamification_user_course_fkey foreign key (workspace_id, user_course_id)
    references user_course (workspace_id, user_course_id) on delete cascade
);
create index user_gamification_user on user_gamification (workspace_id, user_id, create_time desc, user_gamification_id desc);

create table certificate (
  workspace_id bigint not null,
  certificate_id uuid not null default gen_random_uuid(),
  user_course_id bigint not null,
  user_id bigint not null,
  course_id bigint not null,
  holder_name text not null,
  course_name text not null,
  score_percent integer not null,
  duration integer,
  issued_time timestamptz not null default now(),
  constraint certificate_pkey primary key (workspace_id, certificate_id),
  constraint certificate_user_course_key unique (workspace_id, user_course_id)
);
comment on table certificate is 'Copies what it certifies: it outlives the course and the user course it came from.';

-- What happened, for analytics: appended in the transaction of the thing it counts, never changed.
create table fact (
  workspace_id bigint not null,
  fact_id bigint not null default nextval('lectern_id'),
  fact_time timestamptz not null default now(),
  type text not null,
  action text not null,
  user_id bigint,
  course_id bigint,
  module_id bigint,
  lecture_id bigint,
  question_id bigint,
  value double precision,
  constraint fact_pkey primary key (workspace_id, fact_time, fact_id),
  constraint fact_type_check check (type in ('lecture', 'questionanswer', 'certificate', 'usercourse', 'campaign', 'workspace', 'modules'))
) partition by range (fact_time);
create index fact_by_type on fact (workspace_id, type, fact_time);
create table fact_default partition of fact default;
