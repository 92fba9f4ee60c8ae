-- Courses are lines of immutable revisions; lecture bodies are stored once per content hash (design, section 4).

create table tag (
  workspace_id bigint not null,
  tag_id bigint not null default nextval('lectern_id'),
  name text not null,
  constraint tag_pkey primary key (workspace_id, tag_id),
  constraint tag_workspace_fkey foreign key (workspace_id) references workspace (workspace_id) on delete cascade
);
create unique index tag_name_key on tag (workspace_id, lower(name));

-- What lists filter and sort by stands in columns; the structure stands in the revision's outline.
create table course (
  workspace_id bigint not null,
  course_id bigint not null default nextval('lectern_id'),
  version bigint not null default 1,
  name text not null,
  description text not null default '',
  mini_description text not null default '',
  type text,
  published boolean not null default false,
  template boolean not null default false,
  voucher_activated boolean not null default false,
  certifiable boolean not null default false,
  anonymous_allowed boolean not null default false,
  pre_enroll_allowed boolean not null default false,
  forum_enabled boolean not null default false,
  sequential_progress boolean not null default false,
  course_image text,
  video_url text,
  external_url text,
  duration integer,
  start_time timestamptz,
  available_from_time timestamptz,
  available_until_time timestamptz,
  min_score_rate double precision not null default 1,
  metadata jsonb not null default '{}',
  custom_metadata jsonb not null default '{}',
  lecture_count integer not null default 0,
  module_count integer not null default 0,
  question_count integer not null default 0,
  total_points integer not null default 0,
  created_by bigint,
  create_time timestamptz not null default now(),
  update_time timestamptz not null default now(),
  lock_user_id bigint,
  lock_until timestamptz,
  lock_token bigint not null default 0,
  constraint course_pkey primary key (workspace_id, course_id),
  constraint course_workspace_fkey foreign key (workspace_id) references workspace (workspace_id) on delete cascade,
  constraint course_type_check check (type in ('EXTERNAL', 'SCORM_COURSE', 'DECISION_TREE')),
  constraint course_min_score_rate_check check (min_score_rate between 0 and 1)
);
comment on column course.version is 'The current revision; the ETag of every answer about the course.';
comment on column course.lock_token is 'Fence: rises by one with every change of holder (OP-16).';
create index course_catalogue on course (workspace_id, pre_enroll_allowed desc, available_from_time desc nulls last, create_time desc, course_id desc)
  where published and not template;
create index course_created_by on course (workspace_id, created_by);

create table course_revision (
  workspace_id bigint not null,
  course_id bigint not null,
  version bigint not null,
  outline jsonb not null,
  created_by bigint,
  create_time timestamptz not null default now(),
  forced boolean not null default false,
  constraint course_revision_pkey primary key (workspace_id, course_id, version),
  constraint course_revision_course_fkey foreign key (workspace_id, course_id) references course (workspace_id, course_id) on delete cascade
);
comment on column course_revision.outline is
  'Modules with lectures: ids, names, numbers, dates, points, question references, gamification items, and the hash of each lecture body.';

create table lecture_body (
  workspace_id bigint not null,
  hash text not null,
  body jsonb not null,
  constraint lecture_body_pkey primary key (workspace_id, hash),
  constraint lecture_body_workspace_fkey foreign key (workspace_id) references workspace (workspace_id) on delete cascade
);
comment on table lecture_body is 'Sections and questions of a lecture, immutable, by SHA-256 of their canonical JSON.';

create table course_tag (
  workspace_id bigint not null,
  course_id bigint not null,
  tag_id bigint not null,
  constraint course_tag_pkey primary key (workspace_id, course_id, tag_id),
  constraint course_tag_course_fkey foreign key (workspace_id, course_id) references course (workspace_id, course_id) on delete cascade,
  constraint course_tag_tag_fkey foreign key (workspace_id, tag_id) references tag (workspace_id, tag_id) on delete cascade
);
create index course_tag_tag on course_tag (workspace_id, tag_id);
