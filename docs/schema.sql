-- The tables as the migrations leave them, to be read; written by `npm run schema -w platform`.
-- Every table with a workspace_id has forced row-level security by it (ADR 0002). What belongs to the queue of jobs is in the schema "job".

-- Written by study.
create table answer (
  workspace_id bigint not null,
  user_course_id bigint not null,
  question_id bigint not null,
  lecture_id bigint not null,
  -- Ids of options, see question/optionIdentity.ts, or category id to item ids.
  user_answer jsonb not null,
  correct boolean not null,
  wrong_count integer not null default 0,
  course_version bigint not null,
  answer_time timestamp with time zone not null default now(),
  -- Whether it counts as right by a decision of the author, whatever it chose.
  point_given boolean not null default false,
  -- What else was submitted and counts, each once, in the order of their values; null where nothing else was. Kept by a trigger.
  other_answers jsonb,
  -- Whether it was graded again since it was given, as its question had changed; another answer ends that.
  graded_again boolean not null default false,
  constraint answer_pkey PRIMARY KEY (workspace_id, user_course_id, question_id),
  constraint answer_user_course_fkey FOREIGN KEY (workspace_id, user_course_id) REFERENCES user_course(workspace_id, user_course_id) ON DELETE CASCADE
);

-- Written by study.
create table answer_submission (
  workspace_id bigint not null,
  user_course_id bigint not null,
  submission_id bigint not null default nextval('lectern_id'::regclass),
  question_id bigint not null,
  -- Ids of options, see question/optionIdentity.ts, or category id to item ids.
  user_answer jsonb not null,
  correct boolean not null,
  -- The version of the course whose key it was graded by.
  course_version bigint not null,
  submit_time timestamp with time zone not null default now(),
  -- False where what it chose is gone, so that the question was asked again.
  counts boolean not null default true,
  constraint answer_submission_pkey PRIMARY KEY (workspace_id, user_course_id, submission_id),
  constraint answer_submission_user_course_fkey FOREIGN KEY (workspace_id, user_course_id) REFERENCES user_course(workspace_id, user_course_id) ON DELETE CASCADE
);

-- Written by identity/apiToken.
create table api_token (
  workspace_id bigint not null,
  token_id bigint not null default nextval('lectern_id'::regclass),
  user_id bigint not null,
  name text not null,
  scopes text[] not null,
  -- SHA-256 of the token, which is stored nowhere.
  token_hash bytea not null,
  -- How the token ends, so that its owner can tell which one it is.
  last_characters text not null,
  -- Of the token before the last rotation, which counts until previous_expire_time.
  previous_hash bytea,
  previous_expire_time timestamp with time zone,
  create_time timestamp with time zone not null,
  rotate_time timestamp with time zone,
  expire_time timestamp with time zone not null,
  -- When someone last called with it, to a few seconds; null when nobody did.
  last_use_time timestamp with time zone,
  constraint api_token_hash_key UNIQUE (workspace_id, token_hash),
  constraint api_token_name_key UNIQUE (workspace_id, user_id, name),
  constraint api_token_pkey PRIMARY KEY (workspace_id, token_id),
  constraint api_token_user_fkey FOREIGN KEY (workspace_id, user_id) REFERENCES app_user(workspace_id, user_id) ON DELETE CASCADE,
  constraint api_token_hash_check CHECK ((octet_length(token_hash) = 32)),
  constraint api_token_previous_check CHECK (((previous_hash IS NULL) = (previous_expire_time IS NULL)))
);
create index api_token_previous ON public.api_token USING btree (workspace_id, previous_hash) WHERE (previous_hash IS NOT NULL);

-- Written by identity/apiToken.
create table api_token_usage (
  workspace_id bigint not null,
  token_id bigint not null,
  -- Day in UTC.
  usage_date date not null,
  -- Calls of the REST interface, those of GraphQL documents included.
  call_count bigint not null,
  -- Cost of the GraphQL documents that were asked, as the gateway reckons it before it runs them.
  cost bigint not null,
  constraint api_token_usage_pkey PRIMARY KEY (workspace_id, token_id, usage_date),
  constraint api_token_usage_token_fkey FOREIGN KEY (workspace_id, token_id) REFERENCES api_token(workspace_id, token_id) ON DELETE CASCADE
);

-- Written by identity and workspace.
create table app_user (
  workspace_id bigint not null,
  user_id bigint not null default nextval('lectern_id'::regclass),
  username text not null,
  name text not null,
  password_hash text,
  language text not null default 'en'::text,
  picture text,
  phone text,
  street text,
  postal_code text,
  country text,
  role_admin boolean not null default false,
  create_course boolean not null default false,
  create_voucher boolean not null default false,
  created_time timestamp with time zone not null default now(),
  -- When the person proved to receive mail at the address: by a reset, an invitation or a provider. Null for a bare registration.
  email_verified_time timestamp with time zone,
  preferences jsonb not null default '{}'::jsonb,
  -- Whether the account held rights before they waited for a proven address.
  rights_before_proof boolean not null default false,
  -- Whether create_course and create_voucher count, or wait for a proven address.
  rights_count boolean not null generated always as (((email_verified_time IS NOT NULL) OR rights_before_proof)) stored,
  update_time timestamp with time zone not null default now(),
  -- The earned achievement whose picture frames the avatar; null for none.
  avatar_frame_id bigint,
  -- Whether the person chose that frame, or none; until then each newly earned frame is put on.
  avatar_frame_chosen boolean not null default false,
  -- When their access was withdrawn; null for those who may sign in.
  left_time timestamp with time zone,
  name_search text not null generated always as (search_fold(name)) stored,
  username_key text not null generated always as (address_key(username)) stored,
  -- What follows the @ of the address, as it stands in the DNS.
  address_domain text generated always as (domain_key("substring"(username, '@([^@]*)$'::text))) stored,
  -- Who withdrew their access; counts while left_time is set.
  left_by text,
  -- They become an admin once their address is proven.
  admin_promised boolean not null default false,
  -- Whether the row only stands for one of service_account; a policy hides it from every statement.
  is_service_account boolean not null default false,
  constraint app_user_pkey PRIMARY KEY (workspace_id, user_id),
  constraint app_user_avatar_frame_fkey FOREIGN KEY (workspace_id, avatar_frame_id) REFERENCES user_gamification(workspace_id, user_gamification_id) ON DELETE SET NULL (avatar_frame_id),
  constraint app_user_workspace_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(workspace_id) ON DELETE CASCADE,
  constraint app_user_language_check CHECK ((language = ANY (ARRAY['en'::text, 'uk'::text, 'pt'::text, 'de'::text, 'ru'::text]))),
  constraint app_user_left_by_known CHECK ((left_by = ANY (ARRAY['ADMIN'::text, 'PERSONNEL'::text, 'PROVIDER'::text])))
);
create index app_user_address_domain ON public.app_user USING btree (address_domain, workspace_id);
create index app_user_avatar_frame ON public.app_user USING btree (workspace_id, avatar_frame_id) WHERE (avatar_frame_id IS NOT NULL);
create unique index app_user_username_key ON public.app_user USING btree (workspace_id, username_key);

-- Written by audit.
create table audit_entry (
  workspace_id bigint not null,
  audit_id bigint not null default nextval('lectern_id'::regclass),
  audit_time timestamp with time zone not null default now(),
  action text not null,
  actor_id bigint,
  subject_id bigint,
  details jsonb not null default '{}'::jsonb,
  job_run_id bigint default (NULLIF(current_setting('lectern.job_run_id'::text, true), ''::text))::bigint,
  -- The API token that called: its id, and its name and last characters at that moment; null for none.
  api_token jsonb default (NULLIF(current_setting('lectern.api_token'::text, true), ''::text))::jsonb,
  constraint audit_entry_pkey PRIMARY KEY (workspace_id, audit_id),
  constraint audit_entry_workspace_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(workspace_id) ON DELETE CASCADE
);
create index audit_entry_actor ON public.audit_entry USING btree (workspace_id, actor_id, audit_time) WHERE (actor_id IS NOT NULL);
create index audit_entry_age ON public.audit_entry USING btree (audit_time);
create index audit_entry_deleted ON public.audit_entry USING btree (workspace_id, action) WHERE (action = ANY (ARRAY['COURSE_DELETED'::text, 'CAMPAIGN_DELETED'::text, 'GROUP_DELETED'::text]));
create index audit_entry_newest ON public.audit_entry USING btree (workspace_id, audit_time DESC, audit_id DESC);
create index audit_entry_of_job ON public.audit_entry USING btree (workspace_id, job_run_id, action) WHERE (job_run_id IS NOT NULL);
create index audit_entry_one_line_per_job ON public.audit_entry USING btree (workspace_id, audit_time DESC, audit_id DESC) WHERE ((job_run_id IS NULL) OR (action = 'JOB_STARTED'::text));
create index audit_entry_refused ON public.audit_entry USING btree (audit_time) WHERE (action = 'SIGN_IN_REFUSED'::text);
create index audit_entry_subject ON public.audit_entry USING btree (workspace_id, subject_id, audit_time) WHERE (subject_id IS NOT NULL);

-- Written by campaign.
create table campaign (
  workspace_id bigint not null,
  campaign_id bigint not null default nextval('lectern_id'::regclass),
  type text not null default 'COURSE_ENROLLMENT'::text,
  redeem_type text not null,
  name text not null,
  course_id bigint not null,
  start_time timestamp with time zone not null default now(),
  end_time timestamp with time zone,
  -- How often each of its codes works; 0 for any number of times. A unique code works once whatever stands here.
  max_usages integer not null default 0,
  active boolean not null default true,
  create_time timestamp with time zone not null default now(),
  update_time timestamp with time zone not null default now(),
  constraint campaign_pkey PRIMARY KEY (workspace_id, campaign_id),
  constraint campaign_course_fkey FOREIGN KEY (workspace_id, course_id) REFERENCES course(workspace_id, course_id) ON DELETE CASCADE,
  constraint campaign_max_usages_check CHECK ((max_usages >= 0)),
  constraint campaign_redeem_type_check CHECK ((redeem_type = ANY (ARRAY['UNIQUE_CODE'::text, 'MULTIPLE_USE'::text]))),
  constraint campaign_type_check CHECK ((type = 'COURSE_ENROLLMENT'::text))
);
create index campaign_course ON public.campaign USING btree (workspace_id, course_id);
create index campaign_newest ON public.campaign USING btree (workspace_id, create_time DESC, campaign_id DESC);

-- Raised in the transaction of every write to a visible course or its tags; absent means 0.
-- Written by course/catalogue.
create table catalogue_version (
  workspace_id bigint not null,
  version bigint not null default 1,
  constraint catalogue_version_pkey PRIMARY KEY (workspace_id),
  constraint catalogue_version_workspace_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(workspace_id) ON DELETE CASCADE
);

-- Copies what it certifies: it outlives the course and the user course it came from.
-- Written by certificate.
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
  issued_time timestamp with time zone not null default now(),
  -- Language of the course when it was issued, as its author stated it (BCP 47); null where it was not stated.
  course_language text,
  -- Its place in the status lists of credentials, which hold 131072 each.
  status_number bigint not null default nextval('certificate_status_number'::regclass),
  -- Points in percent that the course asked for when it was issued; null for what was issued before this was kept.
  required_percent double precision,
  -- Until when it counts; null for always.
  expire_time timestamp with time zone,
  -- When an admin took it back; null while it stands.
  revoked_time timestamp with time zone,
  -- Why it was taken back, in the words that everyone reads who verifies it.
  revoke_reason text,
  -- When it was issued, revoked or restored last; set by the database.
  update_time timestamp with time zone not null default now(),
  constraint certificate_status_number_key UNIQUE (workspace_id, status_number),
  constraint certificate_user_course_key UNIQUE (workspace_id, user_course_id),
  constraint certificate_pkey PRIMARY KEY (workspace_id, certificate_id),
  constraint certificate_revoke_reason_length CHECK ((length(revoke_reason) <= 500)),
  constraint certificate_revoked_check CHECK (((revoked_time IS NULL) = (revoke_reason IS NULL)))
);
create index certificate_by_change ON public.certificate USING btree (workspace_id, update_time, status_number);
create index certificate_expiry ON public.certificate USING btree (workspace_id, expire_time) WHERE (expire_time IS NOT NULL);
create index certificate_of_user ON public.certificate USING btree (workspace_id, user_id);

-- Completed user courses of courses that were deleted since. Written by the deletion, and goes with its learner.
-- Written by course.
create table completion_record (
  workspace_id bigint not null,
  -- The id that the user course had, by which its certificate names it.
  user_course_id bigint not null,
  user_id bigint not null,
  course_id bigint not null,
  course_name text not null,
  course_language text,
  -- The score at completion; null where nothing says it any more.
  score_percent integer,
  finish_time timestamp with time zone not null,
  constraint completion_record_pkey PRIMARY KEY (workspace_id, user_course_id),
  constraint completion_record_user_fkey FOREIGN KEY (workspace_id, user_id) REFERENCES app_user(workspace_id, user_id) ON DELETE CASCADE
);
create index completion_record_of_user ON public.completion_record USING btree (workspace_id, user_id, finish_time DESC, user_course_id DESC);

-- Written by workspace/consent.
create table consent (
  workspace_id bigint not null,
  consent_id bigint not null default nextval('lectern_id'::regclass),
  url text not null,
  active boolean not null default false,
  created_time timestamp with time zone not null default now(),
  constraint consent_pkey PRIMARY KEY (workspace_id, consent_id),
  constraint consent_workspace_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(workspace_id) ON DELETE CASCADE
);
create unique index consent_one_active ON public.consent USING btree (workspace_id) WHERE active;

-- Every id that any revision of a course ever had, whether or not the revision is still there.
-- Written by content.
create table content_node (
  workspace_id bigint not null,
  course_id bigint not null,
  kind text not null,
  node_id bigint not null,
  constraint content_node_pkey PRIMARY KEY (workspace_id, course_id, kind, node_id),
  constraint content_node_course_fkey FOREIGN KEY (workspace_id, course_id) REFERENCES course(workspace_id, course_id) ON DELETE CASCADE,
  constraint content_node_kind_check CHECK ((kind = ANY (ARRAY['module'::text, 'lecture'::text, 'section'::text, 'question'::text, 'gamificationItem'::text])))
);

-- Written by course.
create table course (
  workspace_id bigint not null,
  course_id bigint not null default nextval('lectern_id'::regclass),
  -- The revision that is live; in the ETag of every public answer about the course.
  version bigint not null default 1,
  name text not null,
  description text not null default ''::text,
  mini_description text not null default ''::text,
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
  start_time timestamp with time zone,
  available_from_time timestamp with time zone,
  available_until_time timestamp with time zone,
  min_score_rate double precision not null default 1,
  metadata jsonb not null default '{}'::jsonb,
  custom_metadata jsonb not null default '{}'::jsonb,
  lecture_count integer not null default 0,
  module_count integer not null default 0,
  question_count integer not null default 0,
  total_points integer not null default 0,
  created_by bigint,
  create_time timestamp with time zone not null default now(),
  update_time timestamp with time zone not null default now(),
  lock_user_id bigint,
  lock_until timestamp with time zone,
  -- Fence: rises by one with every change of holder (OP-16).
  lock_token bigint not null default 0,
  -- What the catalogue is ordered by: available_from_time, long ago where there is none.
  catalogue_time timestamp with time zone not null generated always as (COALESCE(available_from_time, '-infinity'::timestamp with time zone)) stored,
  -- Months that its certificates count for; null for always.
  certificate_months integer,
  name_search text not null generated always as (search_fold(name)) stored,
  description_search text not null generated always as (search_fold(description)) stored,
  mini_description_search text not null generated always as (search_fold(mini_description)) stored,
  -- Whether saves are held back until they are published.
  holds_back boolean not null default false,
  -- The newest revision, where it is not live; null where nothing is held back.
  working_version bigint,
  -- When that was saved.
  working_time timestamp with time zone,
  -- When what is held back then becomes live; null where nobody set a moment.
  publish_time timestamp with time zone,
  -- Who set it, and is told what came of it; null where that account is gone.
  publish_by bigint,
  -- What was decided about earlier answers as the moment was set, and whether something left open keeps everything held back; null where a server set it that did not ask.
  publish_gradings jsonb,
  constraint course_pkey PRIMARY KEY (workspace_id, course_id),
  constraint course_publish_by_fkey FOREIGN KEY (workspace_id, publish_by) REFERENCES app_user(workspace_id, user_id) ON DELETE SET NULL (publish_by) NOT VALID,
  constraint course_workspace_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(workspace_id) ON DELETE CASCADE,
  constraint course_certificate_months_check CHECK (((certificate_months >= 1) AND (certificate_months <= 120))),
  constraint course_min_score_rate_check CHECK (((min_score_rate >= (0)::double precision) AND (min_score_rate <= (1)::double precision))),
  constraint course_publish_time_check CHECK (((publish_time IS NULL) OR (working_version IS NOT NULL))) NOT VALID,
  constraint course_type_check CHECK ((type = ANY (ARRAY['EXTERNAL'::text, 'SCORM_COURSE'::text, 'DECISION_TREE'::text]))),
  constraint course_working_version_check CHECK ((((working_version IS NULL) = (working_time IS NULL)) AND ((working_version IS NULL) OR (holds_back AND (working_version > version))))) NOT VALID
);
create index course_by_change ON public.course USING btree (workspace_id, update_time, course_id DESC);
create index course_by_creation ON public.course USING btree (workspace_id, create_time DESC, course_id DESC);
create index course_catalogue ON public.course USING btree (workspace_id, pre_enroll_allowed DESC, catalogue_time DESC, create_time DESC, course_id DESC) WHERE (published AND (NOT template));
create index course_created_by ON public.course USING btree (workspace_id, created_by);
create index course_publication ON public.course USING btree (publish_time) WHERE (publish_time IS NOT NULL);

-- How many questions of a course need a look, counted once a day at most from its statistics (ADR 0038).
-- Written by study/statistics.
create table course_attention (
  workspace_id bigint not null,
  course_id bigint not null,
  counted_time timestamp with time zone not null,
  question_count integer not null default 0,
  -- The first of them: one whose key may be wrong before one that hardly anybody knows.
  question_id bigint,
  constraint course_attention_pkey PRIMARY KEY (workspace_id, course_id),
  constraint course_attention_course_fkey FOREIGN KEY (workspace_id, course_id) REFERENCES course(workspace_id, course_id) ON DELETE CASCADE,
  constraint course_attention_question_check CHECK (((question_count = 0) = (question_id IS NULL)))
);

-- Who has a course open to work on it; rows that are not renewed count for nothing and go after a day.
-- Written by course/lock.
create table course_presence (
  workspace_id bigint not null,
  course_id bigint not null,
  user_id bigint not null,
  -- Last sign of life, by the clock of the database; gone 30 seconds after.
  seen_time timestamp with time zone not null,
  -- Since when this person asks for the lock; null when they do not.
  ask_time timestamp with time zone,
  -- What the editor said to it; null while nothing.
  answer text,
  answer_time timestamp with time zone,
  constraint course_presence_pkey PRIMARY KEY (workspace_id, course_id, user_id),
  constraint course_presence_course_fkey FOREIGN KEY (workspace_id, course_id) REFERENCES course(workspace_id, course_id) ON DELETE CASCADE,
  constraint course_presence_user_fkey FOREIGN KEY (workspace_id, user_id) REFERENCES app_user(workspace_id, user_id) ON DELETE CASCADE,
  constraint course_presence_answer_check CHECK ((answer = ANY (ARRAY['SOON'::text, 'DECLINED'::text])))
);
create index course_presence_age ON public.course_presence USING btree (seen_time);
create index course_presence_user ON public.course_presence USING btree (workspace_id, user_id);

-- Written by course/tag.
create table course_tag (
  workspace_id bigint not null,
  course_id bigint not null,
  tag_id bigint not null,
  constraint course_tag_pkey PRIMARY KEY (workspace_id, course_id, tag_id),
  constraint course_tag_course_fkey FOREIGN KEY (workspace_id, course_id) REFERENCES course(workspace_id, course_id) ON DELETE CASCADE,
  constraint course_tag_tag_fkey FOREIGN KEY (workspace_id, tag_id) REFERENCES tag(workspace_id, tag_id) ON DELETE CASCADE
);
create index course_tag_tag ON public.course_tag USING btree (workspace_id, tag_id);

-- What a workspace has signed credentials with; the newest signs, all are served to whoever verifies.
-- Written by certificate/credential.
create table credential_key (
  workspace_id bigint not null,
  -- Thumbprint of the public key (RFC 7638).
  key_id text not null,
  -- As a JSON Web Key.
  public_key jsonb not null,
  -- The half that signs; null once a newer key does.
  sealed_private_key bytea,
  created_time timestamp with time zone not null,
  constraint credential_key_pkey PRIMARY KEY (workspace_id, key_id),
  constraint credential_key_workspace_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(workspace_id) ON DELETE CASCADE
);

-- Written by triggers alone, no matter who deletes and by which cascade; ids are never reused. Kept for 31 days.
create table deletion (
  workspace_id bigint not null,
  kind text not null,
  -- The bare id: nothing else is left of what was deleted, of people either.
  raw_id bigint not null,
  delete_time timestamp with time zone not null,
  constraint deletion_pkey PRIMARY KEY (workspace_id, kind, raw_id),
  constraint deletion_workspace_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(workspace_id) ON DELETE CASCADE,
  constraint deletion_kind_check CHECK ((kind = ANY (ARRAY['COURSE'::text, 'USER_COURSE'::text, 'PERSON'::text, 'GROUP'::text, 'CAMPAIGN'::text, 'FILE'::text, 'SAVED_SECTION'::text, 'QUESTION'::text])))
);
create index deletion_age ON public.deletion USING btree (delete_time);
create index deletion_in_order ON public.deletion USING btree (workspace_id, delete_time, kind, raw_id);

-- Written by discussion/notice and reminder.
create table discussion_mail_state (
  workspace_id bigint not null,
  user_id bigint not null,
  -- When the person was last told by mail of questions that wait: nobody is oftener than once a day.
  told_time timestamp with time zone,
  -- When the person said that no mails tell of questions that wait; null while they do.
  questions_stopped_time timestamp with time zone,
  -- When the person said that no mails tell of replies to their questions; null while they do.
  replies_stopped_time timestamp with time zone,
  constraint discussion_mail_state_pkey PRIMARY KEY (workspace_id, user_id),
  constraint discussion_mail_state_user_fkey FOREIGN KEY (workspace_id, user_id) REFERENCES app_user(workspace_id, user_id) ON DELETE CASCADE
);

-- Written by discussion.
create table discussion_post (
  workspace_id bigint not null,
  post_id bigint not null default nextval('lectern_id'::regclass),
  thread_id bigint not null,
  -- The question of its thread; all others are replies.
  opening boolean not null,
  user_id bigint,
  -- Plain text; empty once it was deleted.
  text text not null,
  created_time timestamp with time zone not null,
  edited_time timestamp with time zone,
  deleted_time timestamp with time zone,
  hidden_time timestamp with time zone,
  hidden_reason text,
  text_search text generated always as (
CASE
    WHEN opening THEN search_fold(text)
    ELSE NULL::text
END) stored,
  constraint discussion_post_pkey PRIMARY KEY (workspace_id, post_id),
  constraint discussion_post_thread_fkey FOREIGN KEY (workspace_id, thread_id) REFERENCES discussion_thread(workspace_id, thread_id) ON DELETE CASCADE,
  constraint discussion_post_user_fkey FOREIGN KEY (workspace_id, user_id) REFERENCES app_user(workspace_id, user_id) ON DELETE SET NULL (user_id),
  constraint discussion_post_hidden_check CHECK (((hidden_time IS NULL) = (hidden_reason IS NULL)))
);
create index discussion_post_of_thread ON public.discussion_post USING btree (workspace_id, thread_id, post_id);
create index discussion_post_of_user ON public.discussion_post USING btree (workspace_id, user_id, created_time);
create unique index discussion_post_one_opening ON public.discussion_post USING btree (workspace_id, thread_id) WHERE opening;
create index discussion_post_withdrawn ON public.discussion_post USING btree (workspace_id, thread_id) WHERE (opening AND ((hidden_time IS NOT NULL) OR (deleted_time IS NOT NULL)));

-- Written by discussion.
create table discussion_report (
  workspace_id bigint not null,
  report_id bigint not null default nextval('lectern_id'::regclass),
  post_id bigint not null,
  -- Who reported it; only moderators are told.
  user_id bigint not null,
  reason text not null,
  created_time timestamp with time zone not null,
  -- When a moderator judged the post, or its writer deleted it; null while that waits.
  settled_time timestamp with time zone,
  outcome text,
  -- The thread of its post; set by the database.
  thread_id bigint not null default 0,
  constraint discussion_report_one_each UNIQUE (workspace_id, post_id, user_id),
  constraint discussion_report_pkey PRIMARY KEY (workspace_id, report_id),
  constraint discussion_report_post_fkey FOREIGN KEY (workspace_id, post_id) REFERENCES discussion_post(workspace_id, post_id) ON DELETE CASCADE,
  constraint discussion_report_thread_fkey FOREIGN KEY (workspace_id, thread_id) REFERENCES discussion_thread(workspace_id, thread_id) ON DELETE CASCADE,
  constraint discussion_report_user_fkey FOREIGN KEY (workspace_id, user_id) REFERENCES app_user(workspace_id, user_id) ON DELETE CASCADE,
  constraint discussion_report_outcome_check CHECK ((outcome = ANY (ARRAY['KEPT'::text, 'HIDDEN'::text, 'DELETED'::text]))),
  constraint discussion_report_settled_check CHECK (((settled_time IS NULL) = (outcome IS NULL)))
);
create index discussion_report_of_thread ON public.discussion_report USING btree (workspace_id, thread_id) WHERE (settled_time IS NULL);
create index discussion_report_of_user ON public.discussion_report USING btree (workspace_id, user_id, created_time);
create index discussion_report_open ON public.discussion_report USING btree (workspace_id, post_id) WHERE (settled_time IS NULL);

-- Written by discussion.
create table discussion_thread (
  workspace_id bigint not null,
  thread_id bigint not null default nextval('lectern_id'::regclass),
  course_id bigint not null,
  lecture_id bigint not null,
  -- Who asked; null when that account is gone.
  user_id bigint,
  title text not null,
  -- The reply that answered it.
  answer_id bigint,
  reply_count integer not null default 0,
  created_time timestamp with time zone not null,
  activity_time timestamp with time zone not null,
  -- Since when it comes first after its lecture; null when it does not.
  pinned_time timestamp with time zone,
  -- Since when nobody replies any more; null while people may.
  closed_time timestamp with time zone,
  -- When whoever asked was last told of a reply by mail.
  reply_mailed_time timestamp with time zone,
  pinned boolean not null generated always as ((pinned_time IS NOT NULL)) stored,
  unanswered boolean not null generated always as ((answer_id IS NULL)) stored,
  title_search text not null generated always as (search_fold(title)) stored,
  text_search text not null default ''::text,
  -- When anything that the list of questions tells of it changed last; set by the database.
  update_time timestamp with time zone not null default now(),
  constraint discussion_thread_pkey PRIMARY KEY (workspace_id, thread_id),
  constraint discussion_thread_answer_fkey FOREIGN KEY (workspace_id, answer_id) REFERENCES discussion_post(workspace_id, post_id) ON DELETE SET NULL (answer_id),
  constraint discussion_thread_course_fkey FOREIGN KEY (workspace_id, course_id) REFERENCES course(workspace_id, course_id) ON DELETE CASCADE,
  constraint discussion_thread_user_fkey FOREIGN KEY (workspace_id, user_id) REFERENCES app_user(workspace_id, user_id) ON DELETE SET NULL (user_id)
);
create index discussion_thread_active ON public.discussion_thread USING btree (workspace_id, activity_time DESC, thread_id DESC);
create index discussion_thread_answered_of_lecture ON public.discussion_thread USING btree (workspace_id, course_id, lecture_id, pinned DESC, unanswered, activity_time DESC, thread_id DESC);
create index discussion_thread_by_change ON public.discussion_thread USING btree (workspace_id, update_time, thread_id DESC);
create index discussion_thread_most_replies ON public.discussion_thread USING btree (workspace_id, reply_count DESC, thread_id DESC);
create index discussion_thread_newest ON public.discussion_thread USING btree (workspace_id, created_time DESC, thread_id DESC);
create index discussion_thread_of_course ON public.discussion_thread USING btree (workspace_id, course_id, created_time DESC, thread_id DESC);
create index discussion_thread_of_lecture ON public.discussion_thread USING btree (workspace_id, course_id, lecture_id, pinned DESC, activity_time DESC, thread_id DESC);
create index discussion_thread_of_user ON public.discussion_thread USING btree (workspace_id, user_id);
create index discussion_thread_oldest_of_lecture ON public.discussion_thread USING btree (workspace_id, course_id, lecture_id, pinned DESC, activity_time, thread_id DESC);
create index discussion_thread_unanswered ON public.discussion_thread USING btree (workspace_id, created_time DESC, thread_id DESC) WHERE (answer_id IS NULL);
create index discussion_thread_unanswered_of_lecture ON public.discussion_thread USING btree (workspace_id, course_id, lecture_id, pinned DESC, unanswered DESC, activity_time DESC, thread_id DESC);
create index discussion_thread_waiting ON public.discussion_thread USING btree (created_time, workspace_id) WHERE (reply_count = 0);

-- Of each person what counts against the limit; older rows go with the next thing they write.
-- Written by discussion.
create table discussion_write (
  workspace_id bigint not null,
  write_id bigint not null default nextval('lectern_id'::regclass),
  user_id bigint not null,
  write_time timestamp with time zone not null,
  constraint discussion_write_pkey PRIMARY KEY (workspace_id, write_id),
  constraint discussion_write_user_fkey FOREIGN KEY (workspace_id, user_id) REFERENCES app_user(workspace_id, user_id) ON DELETE CASCADE
);
create index discussion_write_of_user ON public.discussion_write USING btree (workspace_id, user_id, write_time);

-- Written by reminder.
create table due_reminder (
  workspace_id bigint not null,
  user_course_id bigint not null,
  -- The due date that was reminded of: another one is reminded of anew.
  due_time timestamp with time zone not null,
  -- How far it went: 1 a week before, 2 the day before, 3 the day after.
  stage smallint not null,
  constraint due_reminder_pkey PRIMARY KEY (workspace_id, user_course_id),
  constraint due_reminder_user_course_fkey FOREIGN KEY (workspace_id, user_course_id) REFERENCES user_course(workspace_id, user_course_id) ON DELETE CASCADE,
  constraint due_reminder_stage_check CHECK (((stage >= 1) AND (stage <= 3)))
);

-- Written by enrolment/notice.
create table enrolment_notice (
  workspace_id bigint not null,
  user_course_id bigint not null,
  -- Who enrolled them.
  actor_id bigint not null,
  -- The mail that tells of it; null while none is ordered.
  mail_id bigint,
  created_time timestamp with time zone not null,
  constraint enrolment_notice_pkey PRIMARY KEY (workspace_id, user_course_id),
  constraint enrolment_notice_mail_fkey FOREIGN KEY (workspace_id, mail_id) REFERENCES mail(workspace_id, mail_id) ON DELETE CASCADE,
  constraint enrolment_notice_user_course_fkey FOREIGN KEY (workspace_id, user_course_id) REFERENCES user_course(workspace_id, user_course_id) ON DELETE CASCADE
);
create index enrolment_notice_mail ON public.enrolment_notice USING btree (workspace_id, mail_id) WHERE (mail_id IS NOT NULL);

-- Places in the status lists whose certificates are gone, with no word of whose they were.
create table erased_certificate (
  workspace_id bigint not null,
  status_number bigint not null,
  constraint erased_certificate_pkey PRIMARY KEY (workspace_id, status_number),
  constraint erased_certificate_workspace_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(workspace_id) ON DELETE CASCADE
);

-- Written by identity/external.
create table external_identity (
  workspace_id bigint not null,
  realm text not null,
  subject text not null,
  user_id bigint not null,
  created_time timestamp with time zone not null default now(),
  constraint external_identity_pkey PRIMARY KEY (workspace_id, realm, subject),
  constraint external_identity_user_fkey FOREIGN KEY (workspace_id, user_id) REFERENCES app_user(workspace_id, user_id) ON DELETE CASCADE,
  constraint external_identity_realm_check CHECK ((realm = ANY (ARRAY['google'::text, 'facebook'::text, 'custom-oauth2'::text])))
);
create index external_identity_user ON public.external_identity USING btree (workspace_id, user_id);

-- Written by identity/external.
create table external_sign_in (
  workspace_id bigint not null,
  state_hash bytea not null,
  realm text not null,
  redirect_uri text not null,
  code_verifier text not null,
  nonce text not null,
  expires_time timestamp with time zone not null,
  exchanged_time timestamp with time zone,
  token_hash bytea,
  subject text,
  email text,
  email_verified boolean,
  name text,
  picture text,
  constraint external_sign_in_pkey PRIMARY KEY (workspace_id, state_hash),
  constraint external_sign_in_workspace_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(workspace_id) ON DELETE CASCADE
);
create index external_sign_in_age ON public.external_sign_in USING btree (expires_time);
create unique index external_sign_in_token ON public.external_sign_in USING btree (workspace_id, token_hash) WHERE (token_hash IS NOT NULL);

-- Written by fact.
create table fact (
  workspace_id bigint not null,
  fact_id bigint not null default nextval('lectern_id'::regclass),
  fact_time timestamp with time zone not null default now(),
  type text not null,
  action text not null,
  user_id bigint,
  course_id bigint,
  module_id bigint,
  lecture_id bigint,
  question_id bigint,
  value double precision,
  campaign_id bigint,
  -- The transaction that wrote it. Unlike its time it says when nothing can come before it any more (ADR 0035).
  written_in bigint not null default ((pg_current_xact_id())::text)::bigint,
  constraint fact_pkey PRIMARY KEY (workspace_id, fact_time, fact_id),
  constraint fact_type_check CHECK ((type = ANY (ARRAY['lecture'::text, 'questionanswer'::text, 'certificate'::text, 'usercourse'::text, 'campaign'::text, 'workspace'::text, 'modules'::text])))
) partition by RANGE (fact_time);
create index fact_by_transaction ON ONLY public.fact USING btree (workspace_id, written_in);
create index fact_by_type ON ONLY public.fact USING btree (workspace_id, type, fact_time);
create index fact_of_user ON ONLY public.fact USING btree (workspace_id, user_id, fact_time);
create index fact_seen_lecture ON ONLY public.fact USING btree (workspace_id, lecture_id, fact_time) INCLUDE (user_id) WHERE ((type = 'lecture'::text) AND (action = 'seen'::text));

create table facts_by_day (
  workspace_id bigint not null,
  type text not null,
  -- In UTC.
  day date not null,
  -- 0 for none.
  course_id bigint not null,
  -- The lecture, question, module, campaign or course that the type counts; 0 for none.
  subject_id bigint not null,
  action text not null,
  fact_count bigint not null,
  value_sum double precision not null,
  constraint facts_by_day_pkey PRIMARY KEY (workspace_id, type, day, course_id, subject_id, action)
);
create index facts_by_day_of_course ON public.facts_by_day USING btree (workspace_id, type, course_id, day);

create table facts_by_month (
  workspace_id bigint not null,
  type text not null,
  -- Its first day, in UTC.
  month date not null,
  -- 0 for none.
  course_id bigint not null,
  -- The lecture, question, module, campaign or course that the type counts; 0 for none.
  subject_id bigint not null,
  action text not null,
  fact_count bigint not null,
  value_sum double precision not null,
  constraint facts_by_month_pkey PRIMARY KEY (workspace_id, type, month, course_id, subject_id, action)
);
create index facts_by_month_of_course ON public.facts_by_month USING btree (workspace_id, type, course_id, month);

-- Written by analytics.
create table facts_counted (
  workspace_id bigint not null,
  -- Facts that transactions before this one wrote are counted in facts_by_day and people_by_day, others are not.
  rolled_up_to bigint not null default 0,
  -- Facts before it are forgotten, whether or not their rows are deleted yet: the begin of a month, UTC. Null when none are.
  kept_from timestamp with time zone,
  constraint facts_counted_pkey PRIMARY KEY (workspace_id),
  constraint facts_counted_workspace_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(workspace_id) ON DELETE CASCADE
);

-- Files that people uploaded; their bytes are in the store.
-- Written by file.
create table file (
  workspace_id bigint not null,
  file_id bigint not null default nextval('lectern_id'::regclass),
  -- As people see it, with its extension.
  name text not null,
  -- Of what is stored, in lower case and without the dot; ends the address.
  extension text not null,
  category text not null,
  type text not null,
  -- What a picture shows, for those who do not see it.
  alternative_text text,
  -- SHA-256 of the stored bytes in hexadecimal; the address is made of it, so that one address always gives the same bytes.
  hash text not null,
  byte_count bigint not null,
  -- Of a picture that can be scaled, in pixels; null for everything else.
  width integer,
  -- Folder in the store with the file and its versions.
  store_key text not null,
  -- When the versions of a picture in the smaller widths were made; null before.
  versions_time timestamp with time zone,
  -- Null when the person was erased.
  created_by bigint,
  create_time timestamp with time zone not null,
  update_time timestamp with time zone not null,
  -- Size of all its smaller versions; null before they are made, or where it was not noted.
  version_byte_count bigint,
  name_search text not null generated always as (search_fold(name)) stored,
  constraint file_pkey PRIMARY KEY (workspace_id, file_id),
  constraint file_created_by_fkey FOREIGN KEY (workspace_id, created_by) REFERENCES app_user(workspace_id, user_id) ON DELETE SET NULL (created_by),
  constraint file_workspace_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(workspace_id) ON DELETE CASCADE,
  constraint file_category_check CHECK ((category = ANY (ARRAY['CONTENT'::text, 'COVER_IMAGE'::text, 'FRAME'::text, 'AVATAR'::text, 'OTHER'::text]))),
  constraint file_type_check CHECK ((type = ANY (ARRAY['IMAGE'::text, 'PDF'::text, 'VIDEO'::text, 'MP3'::text, 'OTHER'::text])))
);
create index file_address ON public.file USING btree (workspace_id, hash);
create index file_maker ON public.file USING btree (workspace_id, created_by);
create index file_newest ON public.file USING btree (workspace_id, create_time DESC, file_id DESC);

-- Folders of the store that are to be removed.
-- Written by file.
create table file_removal (
  workspace_id bigint not null,
  store_key text not null,
  -- Not before; an upload that lasts has its folder until then.
  due_time timestamp with time zone not null,
  constraint file_removal_pkey PRIMARY KEY (workspace_id, store_key),
  constraint file_removal_workspace_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(workspace_id) ON DELETE CASCADE
);
create index file_removal_due ON public.file_removal USING btree (due_time);

-- Courses that everyone of a group takes, also who joins it later.
-- Written by enrolment/groupCourse.
create table group_course (
  workspace_id bigint not null,
  group_id bigint not null,
  course_id bigint not null,
  -- It is due so many days after somebody is enrolled by it; null for no such rule.
  due_days integer,
  -- It is due then for everyone; null for no such day.
  due_time timestamp with time zone,
  notify boolean not null default true,
  -- Who said so last.
  actor_id bigint not null,
  -- Whether somebody may have joined the group since it was last looked at.
  pending boolean not null default true,
  created_time timestamp with time zone not null,
  constraint group_course_pkey PRIMARY KEY (workspace_id, group_id, course_id),
  constraint group_course_course_fkey FOREIGN KEY (workspace_id, course_id) REFERENCES course(workspace_id, course_id) ON DELETE CASCADE,
  constraint group_course_group_fkey FOREIGN KEY (workspace_id, group_id) REFERENCES person_group(workspace_id, group_id) ON DELETE CASCADE,
  constraint group_course_due_check CHECK (((due_days IS NULL) OR ((due_time IS NULL) AND ((due_days >= 1) AND (due_days <= 3660)))))
);
create index group_course_course ON public.group_course USING btree (workspace_id, course_id);
create index group_course_pending ON public.group_course USING btree (workspace_id) WHERE pending;

-- Whom a group has brought into a course, once each whatever they made of it, and whom a job is to bring in.
-- Written by enrolment/groupCourse.
create table group_course_person (
  workspace_id bigint not null,
  group_id bigint not null,
  course_id bigint not null,
  user_id bigint not null,
  enrolled_time timestamp with time zone not null,
  -- The job that is to bring them in; null once they were.
  job_run_id bigint,
  constraint group_course_person_pkey PRIMARY KEY (workspace_id, group_id, course_id, user_id),
  constraint group_course_person_course_fkey FOREIGN KEY (workspace_id, group_id, course_id) REFERENCES group_course(workspace_id, group_id, course_id) ON DELETE CASCADE,
  constraint group_course_person_job_fkey FOREIGN KEY (workspace_id, job_run_id) REFERENCES job_run(workspace_id, job_run_id) ON DELETE CASCADE,
  constraint group_course_person_user_fkey FOREIGN KEY (workspace_id, user_id) REFERENCES app_user(workspace_id, user_id) ON DELETE CASCADE
);
create index group_course_person_job ON public.group_course_person USING btree (workspace_id, job_run_id) WHERE (job_run_id IS NOT NULL);
create index group_course_person_user ON public.group_course_person USING btree (workspace_id, user_id);

-- Written by http.
create table idempotency_key (
  workspace_id bigint not null,
  user_id bigint not null,
  operation text not null,
  key text not null,
  request_hash text not null,
  status integer not null,
  response jsonb,
  created_time timestamp with time zone not null default now(),
  constraint idempotency_key_pkey PRIMARY KEY (workspace_id, user_id, operation, key),
  constraint idempotency_key_user_fkey FOREIGN KEY (workspace_id, user_id) REFERENCES app_user(workspace_id, user_id) ON DELETE CASCADE
);
create index idempotency_key_age ON public.idempotency_key USING btree (created_time);

-- Written by integration.
create table integration (
  workspace_id bigint not null,
  integration_id bigint not null default nextval('lectern_id'::regclass),
  type text not null,
  settings jsonb not null default '{}'::jsonb,
  sealed_secrets bytea,
  created_time timestamp with time zone not null default now(),
  updated_time timestamp with time zone not null default now(),
  last_check jsonb,
  last_sync jsonb,
  proven_time timestamp with time zone,
  constraint integration_type_key UNIQUE (workspace_id, type),
  constraint integration_pkey PRIMARY KEY (workspace_id, integration_id),
  constraint integration_workspace_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(workspace_id) ON DELETE CASCADE,
  constraint integration_type_check CHECK ((type = ANY (ARRAY['PERSONNEL'::text, 'OAUTH2'::text, 'LOOM'::text, 'FORUM'::text, 'PUSH_NOTIFICATION'::text])))
);

-- Written by workspace.
create table invitation (
  workspace_id bigint not null,
  user_id bigint not null default nextval('lectern_id'::regclass),
  username text not null,
  create_course boolean not null default false,
  create_voucher boolean not null default false,
  token_hash bytea,
  invited_time timestamp with time zone,
  expires_time timestamp with time zone,
  revoked_time timestamp with time zone,
  accepted_time timestamp with time zone,
  created_time timestamp with time zone not null default now(),
  update_time timestamp with time zone not null default now(),
  username_key text not null generated always as (address_key(username)) stored,
  -- What follows the @ of the address, as it stands in the DNS.
  address_domain text generated always as (domain_key("substring"(username, '@([^@]*)$'::text))) stored,
  -- Who revoked it; counts while revoked_time is set.
  revoked_by text,
  -- The account that is made of it becomes an admin once its address is proven.
  admin_promised boolean not null default false,
  name text,
  name_search text generated always as (search_fold(name)) stored,
  constraint invitation_pkey PRIMARY KEY (workspace_id, user_id),
  constraint invitation_workspace_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(workspace_id) ON DELETE CASCADE,
  constraint invitation_name_check CHECK (((name <> ''::text) AND (char_length(name) <= 255))),
  constraint invitation_revoked_by_known CHECK ((revoked_by = ANY (ARRAY['ADMIN'::text, 'PERSONNEL'::text, 'PROVIDER'::text])))
);
create index invitation_address_domain ON public.invitation USING btree (address_domain, workspace_id);
create unique index invitation_token_key ON public.invitation USING btree (workspace_id, token_hash) WHERE (token_hash IS NOT NULL);
create unique index invitation_username_key ON public.invitation USING btree (workspace_id, username_key);
create index invitation_waiting ON public.invitation USING btree (workspace_id, username_key) WHERE (accepted_time IS NULL);

-- Written by job.
create table job_row (
  workspace_id bigint not null,
  job_run_id bigint not null,
  row_number integer not null,
  -- What the row is about, as people know it: an e-mail address, a name. Empty once that person was erased.
  subject text not null default ''::text,
  -- Id of the person it is about; null for none.
  subject_id bigint,
  input jsonb not null default '{}'::jsonb,
  state text not null default 'WAITING'::text,
  -- What was done, or the code of the refusal; null while it waits.
  code text,
  params jsonb not null default '{}'::jsonb,
  done_time timestamp with time zone,
  subject_key text not null generated always as (address_key(subject)) stored,
  constraint job_row_pkey PRIMARY KEY (workspace_id, job_run_id, row_number),
  constraint job_row_run_fkey FOREIGN KEY (workspace_id, job_run_id) REFERENCES job_run(workspace_id, job_run_id) ON DELETE CASCADE,
  constraint job_row_number_check CHECK ((row_number > 0)),
  constraint job_row_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'DONE'::text, 'UNCHANGED'::text, 'REFUSED'::text])))
);
create index job_row_state ON public.job_row USING btree (workspace_id, job_run_id, state, row_number);
create index job_row_subject ON public.job_row USING btree (workspace_id, subject_key);
create index job_row_subject_id ON public.job_row USING btree (workspace_id, subject_id);

-- Written by job.
create table job_run (
  workspace_id bigint not null,
  job_run_id bigint not null default nextval('lectern_id'::regclass),
  kind text not null,
  state text not null default 'WAITING'::text,
  done_count integer not null default 0,
  total_count integer,
  -- Written by servers of the version before alone; goes with a later version.
  report jsonb not null default '[]'::jsonb,
  actor_id bigint,
  created_time timestamp with time zone not null default now(),
  start_time timestamp with time zone,
  end_time timestamp with time zone,
  cancel_time timestamp with time zone,
  -- The file that it writes: how far it is, and where its parts are stored.
  result jsonb,
  -- Until when the file can be downloaded; null while there is none, and once it was withdrawn.
  result_expire_time timestamp with time zone,
  constraint job_run_pkey PRIMARY KEY (workspace_id, job_run_id),
  constraint job_run_actor_fkey FOREIGN KEY (workspace_id, actor_id) REFERENCES app_user(workspace_id, user_id) ON DELETE SET NULL (actor_id),
  constraint job_run_workspace_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(workspace_id) ON DELETE CASCADE,
  constraint job_run_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'RUNNING'::text, 'DONE'::text, 'FAILED'::text, 'CANCELLED'::text])))
);
create index job_run_actor ON public.job_run USING btree (workspace_id, actor_id);
create index job_run_created ON public.job_run USING btree (created_time);
create index job_run_newest ON public.job_run USING btree (workspace_id, created_time DESC, job_run_id DESC);

-- Written by enrolment/message.
create table learner_message (
  workspace_id bigint not null,
  job_run_id bigint not null,
  subject text not null,
  -- Plain text; an empty line parts paragraphs.
  body text not null,
  constraint learner_message_pkey PRIMARY KEY (workspace_id, job_run_id),
  constraint learner_message_job_run_fkey FOREIGN KEY (workspace_id, job_run_id) REFERENCES job_run(workspace_id, job_run_id) ON DELETE CASCADE
);

-- Sections and questions of a lecture, immutable, by SHA-256 of their canonical JSON.
-- Written by content.
create table lecture_body (
  workspace_id bigint not null,
  hash text not null,
  body jsonb not null,
  constraint lecture_body_pkey PRIMARY KEY (workspace_id, hash),
  constraint lecture_body_workspace_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(workspace_id) ON DELETE CASCADE
);

-- The versions of a course between which a body was part of it; to_version is null while it is.
-- Written by content.
create table lecture_body_use (
  workspace_id bigint not null,
  course_id bigint not null,
  hash text not null,
  from_version bigint not null,
  to_version bigint,
  constraint lecture_body_use_pkey PRIMARY KEY (workspace_id, course_id, hash),
  constraint lecture_body_use_course_fkey FOREIGN KEY (workspace_id, course_id) REFERENCES course(workspace_id, course_id) ON DELETE CASCADE
);

-- Written by study.
create table lecture_seen (
  workspace_id bigint not null,
  user_course_id bigint not null,
  lecture_id bigint not null,
  done_time timestamp with time zone not null default now(),
  constraint lecture_seen_pkey PRIMARY KEY (workspace_id, user_course_id, lecture_id),
  constraint lecture_seen_user_course_fkey FOREIGN KEY (workspace_id, user_course_id) REFERENCES user_course(workspace_id, user_course_id) ON DELETE CASCADE
);

-- Written by mail.
create table mail (
  workspace_id bigint not null,
  mail_id bigint not null default nextval('lectern_id'::regclass),
  kind text not null,
  recipient text not null,
  params jsonb not null default '{}'::jsonb,
  created_time timestamp with time zone not null default now(),
  next_try_time timestamp with time zone not null default 'infinity'::timestamp with time zone,
  tries integer not null default 0,
  done_time timestamp with time zone,
  rendered jsonb,
  recipient_key text not null generated always as (address_key(recipient)) stored,
  constraint mail_pkey PRIMARY KEY (workspace_id, mail_id),
  constraint mail_workspace_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(workspace_id) ON DELETE CASCADE,
  constraint mail_kind_check CHECK ((kind = ANY (ARRAY['RESET_PW'::text, 'INVITATION'::text, 'PASSWORD_CHANGED'::text, 'REMINDER'::text, 'MESSAGE'::text, 'INACTIVE_ACCOUNT'::text, 'QUESTIONS'::text, 'REPLY'::text, 'ENROLMENT'::text, 'PUBLISHED'::text, 'NOT_PUBLISHED'::text, 'REVIEW'::text, 'WEBHOOK_DISABLED'::text]))) NOT VALID
);
create index mail_due ON public.mail USING btree (((kind = 'INVITATION'::text)), next_try_time) WHERE (done_time IS NULL);
create index mail_recipient ON public.mail USING btree (workspace_id, recipient_key, created_time);

-- Written by db.
create table migration (
  name text not null,
  checksum text not null,
  applied_time timestamp with time zone not null default now(),
  constraint migration_pkey PRIMARY KEY (name)
);

-- What a person was notified of, in kinds that they did not switch off. Kept for 7 days.
-- Written by push.
create table notice (
  workspace_id bigint not null,
  notice_id bigint not null default nextval('lectern_id'::regclass),
  user_id bigint not null,
  kind text not null,
  -- Name of the course or the achievement, or title of the question.
  subject text not null,
  -- The page that it opens.
  path text not null,
  created_time timestamp with time zone not null default now(),
  constraint notice_pkey PRIMARY KEY (workspace_id, notice_id),
  constraint notice_user_fkey FOREIGN KEY (workspace_id, user_id) REFERENCES app_user(workspace_id, user_id) ON DELETE CASCADE,
  constraint notice_kind_check CHECK ((kind = ANY (ARRAY['CERTIFICATE'::text, 'ACHIEVEMENT'::text, 'DUE'::text, 'REPLY'::text, 'QUESTION'::text, 'ENROLMENT'::text])))
);
create index notice_age ON public.notice USING btree (created_time);
create index notice_of_user ON public.notice USING btree (workspace_id, user_id, notice_id);

-- A module with its lectures as outlines have it, immutable, by SHA-256 of its canonical JSON.
-- Written by course.
create table outline_module (
  workspace_id bigint not null,
  course_id bigint not null,
  hash text not null,
  module jsonb not null,
  constraint outline_module_pkey PRIMARY KEY (workspace_id, course_id, hash),
  constraint outline_module_course_fkey FOREIGN KEY (workspace_id, course_id) REFERENCES course(workspace_id, course_id) ON DELETE CASCADE
);

-- Who did something on a day (UTC), so that people are counted once over any number of days.
create table people_by_day (
  workspace_id bigint not null,
  -- 0 for none.
  course_id bigint not null,
  day date not null,
  user_id bigint not null,
  seen_count bigint not null,
  constraint people_by_day_pkey PRIMARY KEY (workspace_id, course_id, day, user_id)
);
create index people_by_day_by_day ON public.people_by_day USING btree (workspace_id, day);

-- Who did something in a month (UTC), so that people are counted once over any number of months.
create table people_by_month (
  workspace_id bigint not null,
  -- 0 for none.
  course_id bigint not null,
  month date not null,
  user_id bigint not null,
  seen_count bigint not null,
  constraint people_by_month_pkey PRIMARY KEY (workspace_id, course_id, month, user_id)
);
create index people_by_month_by_month ON public.people_by_month USING btree (workspace_id, month);

-- Written by retention.
create table person_activity (
  workspace_id bigint not null,
  user_id bigint not null,
  -- When the account was made or last used, to the day.
  active_time timestamp with time zone not null,
  -- Warnings that were ordered since then: the first 30 days before the account goes, the second 7 days before.
  warned_count smallint not null default 0,
  -- When the account goes, as the warnings say; null as long as none was ordered.
  erase_time timestamp with time zone,
  constraint person_activity_pkey PRIMARY KEY (workspace_id, user_id),
  constraint person_activity_user_fkey FOREIGN KEY (workspace_id, user_id) REFERENCES app_user(workspace_id, user_id) ON DELETE CASCADE,
  constraint person_activity_erase_time_check CHECK (((warned_count = 0) = (erase_time IS NULL))),
  constraint person_activity_warned_count_check CHECK (((warned_count >= 0) AND (warned_count <= 2)))
);
create index person_activity_oldest ON public.person_activity USING btree (workspace_id, active_time);

-- Written by workspace/group and scim/group.
create table person_group (
  workspace_id bigint not null,
  group_id bigint not null default nextval('lectern_id'::regclass),
  name text not null,
  description text not null default ''::text,
  -- Everyone whose address is at it belongs to the group, besides its members; null for none.
  address_domain text,
  -- HAND, or SCIM: then its name and its members are the identity provider's.
  origin text not null default 'HAND'::text,
  -- Its id at the identity provider; null for none.
  external_id text,
  created_time timestamp with time zone not null default now(),
  -- When anything of the group last changed; who belongs to it counts where the identity provider says so.
  update_time timestamp with time zone not null default now(),
  name_key text not null generated always as (lower(name)) stored,
  -- address_domain as it stands in the DNS.
  domain_key text generated always as (domain_key(address_domain)) stored,
  constraint person_group_pkey PRIMARY KEY (workspace_id, group_id),
  constraint person_group_workspace_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(workspace_id) ON DELETE CASCADE,
  constraint person_group_description_check CHECK ((length(description) <= 2000)),
  constraint person_group_domain_check CHECK (((address_domain = lower(address_domain)) AND ((origin = 'HAND'::text) OR (address_domain IS NULL)))),
  constraint person_group_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200))),
  constraint person_group_origin_check CHECK ((origin = ANY (ARRAY['HAND'::text, 'SCIM'::text])))
);
create index person_group_domain ON public.person_group USING btree (workspace_id, domain_key) WHERE (domain_key IS NOT NULL);
create index person_group_external ON public.person_group USING btree (workspace_id, external_id) WHERE (external_id IS NOT NULL);
create unique index person_group_name_key ON public.person_group USING btree (workspace_id, name_key);
create index person_group_newest ON public.person_group USING btree (workspace_id, created_time, group_id);

-- Written by workspace/group and scim/group.
create table person_group_member (
  workspace_id bigint not null,
  group_id bigint not null,
  -- The account, or the invitation that it will be made of.
  user_id bigint not null,
  added_time timestamp with time zone not null default now(),
  constraint person_group_member_pkey PRIMARY KEY (workspace_id, group_id, user_id),
  constraint person_group_member_group_fkey FOREIGN KEY (workspace_id, group_id) REFERENCES person_group(workspace_id, group_id) ON DELETE CASCADE
);
create index person_group_member_user ON public.person_group_member USING btree (workspace_id, user_id);

-- Written by integration/personnel and scim/user and workspace/people.
create table personnel_link (
  workspace_id bigint not null,
  -- Their id in the personnel system; of the identity provider the id that it was told, which stays.
  external_id text not null,
  -- The account, or the invitation that it will be made of.
  user_id bigint not null,
  -- When a sync withdrew the access; null while they are there.
  departed_time timestamp with time zone,
  -- CLIENT: read from a personnel system by a sync; SERVER: sent by the identity provider.
  source text not null default 'CLIENT'::text,
  -- What the identity provider calls them; null where a sync read them.
  user_name text,
  -- Their id at the identity provider, its externalId; null for none.
  provider_key text,
  -- Their name at the identity provider, which counts while they have no account; null for none.
  display_name text,
  given_name text,
  family_name text,
  created_time timestamp with time zone not null default now(),
  update_time timestamp with time zone not null default now(),
  user_name_key text generated always as (address_key(user_name)) stored,
  constraint personnel_link_pkey PRIMARY KEY (workspace_id, source, external_id),
  constraint personnel_link_workspace_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(workspace_id) ON DELETE CASCADE,
  constraint personnel_link_source_check CHECK ((source = ANY (ARRAY['CLIENT'::text, 'SERVER'::text]))),
  constraint personnel_link_user_name_check CHECK (((source = 'SERVER'::text) = (user_name IS NOT NULL)))
);
create unique index personnel_link_provider_key_key ON public.personnel_link USING btree (workspace_id, provider_key) WHERE (provider_key IS NOT NULL);
create index personnel_link_user ON public.personnel_link USING btree (workspace_id, user_id);
create unique index personnel_link_user_name_key ON public.personnel_link USING btree (workspace_id, user_name_key) WHERE (user_name_key IS NOT NULL);

-- Written by privacy.
create table privacy_request (
  workspace_id bigint not null,
  privacy_request_id bigint not null default nextval('lectern_id'::regclass),
  kind text not null,
  state text not null,
  -- SELF: in the settings; ADMIN: by the button of an admin; MAIL: came by mail and was logged; OPERATOR: by the command.
  origin text not null,
  -- The address, for as long as the person is here; null once they were erased.
  username text,
  -- A keyed hash of the address, so that a request is found by it after the erasure, too.
  username_hash text not null,
  user_id bigint,
  -- The bare id of who ordered or logged it; null for the operator.
  ordered_by bigint,
  requested_time timestamp with time zone not null,
  due_time timestamp with time zone not null,
  closed_time timestamp with time zone,
  constraint privacy_request_pkey PRIMARY KEY (workspace_id, privacy_request_id),
  constraint privacy_request_workspace_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(workspace_id) ON DELETE CASCADE,
  constraint privacy_request_closed_check CHECK (((state = 'OPEN'::text) = (closed_time IS NULL))),
  constraint privacy_request_kind_check CHECK ((kind = ANY (ARRAY['EXPORT'::text, 'ERASURE'::text]))),
  constraint privacy_request_origin_check CHECK ((origin = ANY (ARRAY['SELF'::text, 'ADMIN'::text, 'MAIL'::text, 'OPERATOR'::text]))),
  constraint privacy_request_state_check CHECK ((state = ANY (ARRAY['OPEN'::text, 'DONE'::text, 'CANCELLED'::text])))
);
create index privacy_request_by_hash ON public.privacy_request USING btree (workspace_id, username_hash);
create index privacy_request_newest ON public.privacy_request USING btree (workspace_id, requested_time DESC, privacy_request_id DESC);
create unique index privacy_request_open ON public.privacy_request USING btree (workspace_id, kind, username_hash) WHERE (state = 'OPEN'::text);

-- Written by push.
create table push_device (
  workspace_id bigint not null,
  push_device_id bigint not null default nextval('lectern_id'::regclass),
  user_id bigint not null,
  -- The sign-in that it was added by: once that has ended, nothing is sent there.
  family_id uuid not null,
  -- Where its push service takes messages; whoever knows it can send there.
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_time timestamp with time zone not null default now(),
  constraint push_device_endpoint_key UNIQUE (workspace_id, endpoint),
  constraint push_device_pkey PRIMARY KEY (workspace_id, push_device_id),
  constraint push_device_family_fkey FOREIGN KEY (workspace_id, family_id) REFERENCES token_family(workspace_id, family_id) ON DELETE CASCADE,
  constraint push_device_user_fkey FOREIGN KEY (workspace_id, user_id) REFERENCES app_user(workspace_id, user_id) ON DELETE CASCADE,
  constraint push_device_endpoint_length CHECK ((length(endpoint) <= 2000))
);
create index push_device_family ON public.push_device USING btree (workspace_id, family_id);
create index push_device_user ON public.push_device USING btree (workspace_id, user_id);

-- Written by push.
create table push_key (
  workspace_id bigint not null,
  -- VAPID key, base64url; a browser takes only what is signed with its other half.
  public_key text not null,
  sealed_private_key bytea not null,
  constraint push_key_pkey PRIMARY KEY (workspace_id),
  constraint push_key_workspace_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(workspace_id) ON DELETE CASCADE
);

-- One notice on its way to one device; gone once it was sent or given up.
-- Written by push.
create table push_message (
  workspace_id bigint not null,
  push_message_id bigint not null default nextval('lectern_id'::regclass),
  push_device_id bigint not null,
  kind text not null,
  -- Name of the course or the achievement.
  subject text not null,
  -- The page that it opens.
  path text not null,
  created_time timestamp with time zone not null,
  -- When its job was ordered.
  queued_time timestamp with time zone,
  constraint push_message_pkey PRIMARY KEY (workspace_id, push_message_id),
  constraint push_message_device_fkey FOREIGN KEY (workspace_id, push_device_id) REFERENCES push_device(workspace_id, push_device_id) ON DELETE CASCADE,
  constraint push_message_kind_check CHECK ((kind = ANY (ARRAY['CERTIFICATE'::text, 'ACHIEVEMENT'::text, 'DUE'::text, 'REPLY'::text, 'QUESTION'::text, 'ENROLMENT'::text])))
);
create index push_message_device ON public.push_message USING btree (workspace_id, push_device_id);
create index push_message_oldest ON public.push_message USING btree (created_time);
create index push_message_waiting ON public.push_message USING btree (created_time) WHERE (queued_time IS NULL);

-- Kinds of notices that a person has switched off, on all devices.
-- Written by push.
create table push_muted (
  workspace_id bigint not null,
  user_id bigint not null,
  kind text not null,
  constraint push_muted_pkey PRIMARY KEY (workspace_id, user_id, kind),
  constraint push_muted_user_fkey FOREIGN KEY (workspace_id, user_id) REFERENCES app_user(workspace_id, user_id) ON DELETE CASCADE,
  constraint push_muted_kind_check CHECK ((kind = ANY (ARRAY['CERTIFICATE'::text, 'ACHIEVEMENT'::text, 'DUE'::text, 'REPLY'::text, 'QUESTION'::text, 'ENROLMENT'::text])))
);

-- Written by identity.
create table refresh_token (
  workspace_id bigint not null,
  token_id uuid not null default gen_random_uuid(),
  family_id uuid not null,
  successor_id uuid,
  replaced_time timestamp with time zone,
  access_used_time timestamp with time zone,
  expires_time timestamp with time zone not null,
  created_time timestamp with time zone not null default now(),
  constraint refresh_token_pkey PRIMARY KEY (workspace_id, token_id),
  constraint refresh_token_family_fkey FOREIGN KEY (workspace_id, family_id) REFERENCES token_family(workspace_id, family_id) ON DELETE CASCADE
);
create index refresh_token_age ON public.refresh_token USING btree (expires_time);
create index refresh_token_family ON public.refresh_token USING btree (workspace_id, family_id);
create index refresh_token_replaced ON public.refresh_token USING btree (replaced_time) WHERE (replaced_time IS NOT NULL);

-- Written by reminder.
create table reminder_state (
  workspace_id bigint not null,
  user_id bigint not null,
  -- When the person was last reminded, of whatever: nobody is oftener than once a day.
  reminded_time timestamp with time zone,
  -- When the person said that no more reminders come by mail; null while they come.
  stopped_time timestamp with time zone,
  constraint reminder_state_pkey PRIMARY KEY (workspace_id, user_id),
  constraint reminder_state_user_fkey FOREIGN KEY (workspace_id, user_id) REFERENCES app_user(workspace_id, user_id) ON DELETE CASCADE
);

-- Written by identity.
create table reset_token (
  workspace_id bigint not null,
  token_hash bytea not null,
  user_id bigint not null,
  expires_time timestamp with time zone not null,
  used_time timestamp with time zone,
  created_time timestamp with time zone not null default now(),
  constraint reset_token_pkey PRIMARY KEY (workspace_id, token_hash),
  constraint reset_token_user_fkey FOREIGN KEY (workspace_id, user_id) REFERENCES app_user(workspace_id, user_id) ON DELETE CASCADE
);
create index reset_token_age ON public.reset_token USING btree (expires_time);
create index reset_token_user ON public.reset_token USING btree (workspace_id, user_id);

-- What the admins of a workspace said; a workspace without a row keeps audit entries for 13 months and the rest for good.
-- Written by retention.
create table retention (
  workspace_id bigint not null,
  -- Null for good.
  fact_months integer,
  audit_months integer not null default 13,
  -- Null for good.
  inactive_account_months integer,
  update_time timestamp with time zone not null default now(),
  constraint retention_pkey PRIMARY KEY (workspace_id),
  constraint retention_workspace_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(workspace_id) ON DELETE CASCADE,
  constraint retention_audit_months_check CHECK (((audit_months >= 6) AND (audit_months <= 84))),
  constraint retention_fact_months_check CHECK (((fact_months >= 13) AND (fact_months <= 120))),
  constraint retention_inactive_account_months_check CHECK (((inactive_account_months >= 12) AND (inactive_account_months <= 120)))
);

-- Written by review.
create table review_comment (
  workspace_id bigint not null,
  comment_id bigint not null default nextval('lectern_id'::regclass),
  thread_id bigint not null,
  -- The author who wrote it; null for a guest, and where that account is gone.
  user_id bigint,
  -- What a guest called themselves.
  guest_name text,
  link_id bigint,
  -- Plain text.
  text text not null,
  -- The words that the thread is about, with what stands before and behind them; of the comment that began it, and gone with it.
  quote jsonb,
  -- What the quoted words could be instead.
  suggestion text,
  -- Ids of the people who are mentioned.
  mentions jsonb not null default '[]'::jsonb,
  create_time timestamp with time zone not null,
  edit_time timestamp with time zone,
  -- What the client of a guest calls its request by; null without one, and for authors.
  guest_key text,
  constraint review_comment_pkey PRIMARY KEY (workspace_id, comment_id),
  constraint review_comment_link_fkey FOREIGN KEY (workspace_id, link_id) REFERENCES review_link(workspace_id, link_id) ON DELETE CASCADE,
  constraint review_comment_thread_fkey FOREIGN KEY (workspace_id, thread_id) REFERENCES review_thread(workspace_id, thread_id) ON DELETE CASCADE,
  constraint review_comment_user_fkey FOREIGN KEY (workspace_id, user_id) REFERENCES app_user(workspace_id, user_id) ON DELETE SET NULL (user_id),
  constraint review_comment_suggestion_check CHECK (((suggestion IS NULL) OR (quote IS NOT NULL))),
  constraint review_comment_writer_check CHECK ((((guest_name IS NULL) = (link_id IS NULL)) AND ((user_id IS NULL) OR (link_id IS NULL))))
);
create index review_comment_of_link ON public.review_comment USING btree (workspace_id, link_id, create_time);
create index review_comment_of_thread ON public.review_comment USING btree (workspace_id, thread_id, comment_id);
create index review_comment_of_user ON public.review_comment USING btree (workspace_id, user_id);

-- Written by review.
create table review_link (
  workspace_id bigint not null,
  link_id bigint not null default nextval('lectern_id'::regclass),
  course_id bigint not null,
  name text not null,
  -- SHA-256 of the token, which is stored nowhere.
  token_hash bytea not null,
  may_comment boolean not null,
  expire_time timestamp with time zone not null,
  revoke_time timestamp with time zone,
  -- Who made it; null where that account is gone.
  created_by bigint,
  create_time timestamp with time zone not null,
  -- When someone last opened the course by it, to the minute; null when nobody did.
  last_use_time timestamp with time zone,
  constraint review_link_token_key UNIQUE (workspace_id, token_hash),
  constraint review_link_pkey PRIMARY KEY (workspace_id, link_id),
  constraint review_link_course_fkey FOREIGN KEY (workspace_id, course_id) REFERENCES course(workspace_id, course_id) ON DELETE CASCADE,
  constraint review_link_created_by_fkey FOREIGN KEY (workspace_id, created_by) REFERENCES app_user(workspace_id, user_id) ON DELETE SET NULL (created_by),
  constraint review_link_token_check CHECK ((octet_length(token_hash) = 32))
);
create index review_link_of_course ON public.review_link USING btree (workspace_id, course_id, link_id DESC);
create index review_link_of_user ON public.review_link USING btree (workspace_id, created_by);

-- Written by review/notice.
create table review_notice (
  workspace_id bigint not null,
  course_id bigint not null,
  user_id bigint not null,
  -- When the last mail that was ordered for the person about the course is sent: it waits while that is to come. It tells of what was written until then.
  mail_time timestamp with time zone not null,
  -- The same of the mail before it; null where there was none.
  told_time timestamp with time zone,
  constraint review_notice_pkey PRIMARY KEY (workspace_id, course_id, user_id),
  constraint review_notice_course_fkey FOREIGN KEY (workspace_id, course_id) REFERENCES course(workspace_id, course_id) ON DELETE CASCADE,
  constraint review_notice_user_fkey FOREIGN KEY (workspace_id, user_id) REFERENCES app_user(workspace_id, user_id) ON DELETE CASCADE
);
create index review_notice_of_user ON public.review_notice USING btree (workspace_id, user_id);

-- Written by review.
create table review_thread (
  workspace_id bigint not null,
  thread_id bigint not null default nextval('lectern_id'::regclass),
  course_id bigint not null,
  anchor_part text not null,
  -- Raw id of the part, which edits keep; the part may be gone by now.
  anchor_id bigint not null,
  -- The lecture that a section or question stood in when the thread began.
  lecture_id bigint,
  -- Whether those who came by a link read it; what they began themselves always is.
  guest_visible boolean not null,
  -- Whether someone began it who came by a link.
  by_guest boolean not null,
  state text not null default 'OPEN'::text,
  outcome text,
  resolved_by bigint,
  resolve_time timestamp with time zone,
  create_time timestamp with time zone not null,
  activity_time timestamp with time zone not null,
  constraint review_thread_pkey PRIMARY KEY (workspace_id, thread_id),
  constraint review_thread_course_fkey FOREIGN KEY (workspace_id, course_id) REFERENCES course(workspace_id, course_id) ON DELETE CASCADE,
  constraint review_thread_resolved_by_fkey FOREIGN KEY (workspace_id, resolved_by) REFERENCES app_user(workspace_id, user_id) ON DELETE SET NULL (resolved_by),
  constraint review_thread_anchor_part_check CHECK ((anchor_part = ANY (ARRAY['COURSE'::text, 'MODULE'::text, 'LECTURE'::text, 'SECTION'::text, 'QUESTION'::text]))),
  constraint review_thread_outcome_check CHECK ((outcome = ANY (ARRAY['TAKEN'::text, 'DECLINED'::text]))),
  constraint review_thread_resolve_check CHECK ((((state = 'OPEN'::text) = (resolve_time IS NULL)) AND ((outcome IS NULL) OR (state = 'RESOLVED'::text)))),
  constraint review_thread_state_check CHECK ((state = ANY (ARRAY['OPEN'::text, 'RESOLVED'::text])))
);
create index review_thread_of_course ON public.review_thread USING btree (workspace_id, course_id, activity_time DESC, thread_id DESC);
create index review_thread_of_user ON public.review_thread USING btree (workspace_id, resolved_by);

-- Sections with the questions that they show, to be put into lectures as copies.
-- Written by course.
create table saved_section (
  workspace_id bigint not null,
  saved_section_id bigint not null default nextval('lectern_id'::regclass),
  name text not null,
  -- As in lecture_body; its ids count from 1 and name nothing outside.
  body jsonb not null,
  -- Without those inside of a branch.
  section_count integer not null,
  -- Null when the person was erased.
  created_by bigint,
  create_time timestamp with time zone not null,
  update_time timestamp with time zone not null,
  constraint saved_section_pkey PRIMARY KEY (workspace_id, saved_section_id),
  constraint saved_section_created_by_fkey FOREIGN KEY (workspace_id, created_by) REFERENCES app_user(workspace_id, user_id) ON DELETE SET NULL (created_by),
  constraint saved_section_workspace_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(workspace_id) ON DELETE CASCADE
);
create index saved_section_maker ON public.saved_section USING btree (workspace_id, created_by);
create index saved_section_newest ON public.saved_section USING btree (workspace_id, create_time DESC, saved_section_id DESC);

-- What the identity provider of a workspace calls with; a workspace has one.
-- Written by scim/token.
create table scim_token (
  workspace_id bigint not null,
  -- SHA-256 of the token.
  token_hash bytea not null,
  created_time timestamp with time zone not null default now(),
  -- When it was last used, to the minute; null for never.
  last_use_time timestamp with time zone,
  constraint scim_token_pkey PRIMARY KEY (workspace_id),
  constraint scim_token_workspace_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(workspace_id) ON DELETE CASCADE
);

-- Unpacked SCORM packages; their files are in the store.
-- Written by scorm.
create table scorm_package (
  workspace_id bigint not null,
  package_id uuid not null,
  -- What it was uploaded for; null when that course was deleted.
  course_id bigint,
  version text not null,
  title text not null,
  -- Path of the page that opens first, with its query.
  entry text not null,
  -- What learners open, in order, as the manifest has it.
  items jsonb not null,
  byte_count bigint not null,
  file_count integer not null,
  -- Folder in the store; files have their own paths below it.
  store_key text not null,
  -- Null when the person was erased.
  created_by bigint,
  create_time timestamp with time zone not null,
  -- When it is looked at next whether anything names it.
  look_time timestamp with time zone not null default (now() + '1 day'::interval),
  -- Since when it is known that nothing names it; null while something does.
  unused_time timestamp with time zone,
  constraint scorm_package_pkey PRIMARY KEY (workspace_id, package_id),
  constraint scorm_package_course_fkey FOREIGN KEY (workspace_id, course_id) REFERENCES course(workspace_id, course_id) ON DELETE SET NULL (course_id),
  constraint scorm_package_created_by_fkey FOREIGN KEY (workspace_id, created_by) REFERENCES app_user(workspace_id, user_id) ON DELETE SET NULL (created_by),
  constraint scorm_package_workspace_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(workspace_id) ON DELETE CASCADE,
  constraint scorm_package_version_check CHECK ((version = ANY (ARRAY['1.2'::text, '2004'::text])))
);
create index scorm_package_course ON public.scorm_package USING btree (workspace_id, course_id);
create index scorm_package_look ON public.scorm_package USING btree (look_time);
create index scorm_package_maker ON public.scorm_package USING btree (workspace_id, created_by);

-- What an item of a package keeps for a learner.
-- Written by scorm.
create table scorm_state (
  workspace_id bigint not null,
  user_course_id bigint not null,
  lecture_id bigint not null,
  package_id uuid not null,
  item_id text not null,
  session_id uuid not null,
  -- Of the last commit of the session; an older one changes nothing.
  sequence integer not null,
  -- Sessions before, the newest last: a late commit of theirs changes nothing.
  past_sessions jsonb not null,
  -- The data model as the package sees it when it opens next, as element and value.
  cmi jsonb not null,
  completion text not null,
  success text not null,
  score_scaled double precision,
  -- Time in the sessions before.
  earlier_seconds integer not null,
  session_seconds integer not null,
  update_time timestamp with time zone not null,
  constraint scorm_state_pkey PRIMARY KEY (workspace_id, user_course_id, lecture_id, package_id, item_id),
  constraint scorm_state_package_fkey FOREIGN KEY (workspace_id, package_id) REFERENCES scorm_package(workspace_id, package_id) ON DELETE CASCADE,
  constraint scorm_state_user_course_fkey FOREIGN KEY (workspace_id, user_course_id) REFERENCES user_course(workspace_id, user_course_id) ON DELETE CASCADE,
  constraint scorm_state_completion_check CHECK ((completion = ANY (ARRAY['UNKNOWN'::text, 'NOT_ATTEMPTED'::text, 'INCOMPLETE'::text, 'COMPLETED'::text]))),
  constraint scorm_state_success_check CHECK ((success = ANY (ARRAY['UNKNOWN'::text, 'FAILED'::text, 'PASSED'::text])))
);
create index scorm_state_package ON public.scorm_state USING btree (workspace_id, package_id);

-- Written by identity/serviceAccount.
create table service_account (
  workspace_id bigint not null,
  user_id bigint not null,
  name text not null,
  description text not null,
  -- The person who answers for it; null where that account is gone.
  owner_id bigint,
  role_admin boolean not null,
  create_course boolean not null,
  create_voucher boolean not null,
  create_time timestamp with time zone not null,
  -- Since when its tokens do not count; null while they do.
  disable_time timestamp with time zone,
  -- When it was deleted: the row stays, so that what it did is named by it.
  delete_time timestamp with time zone,
  constraint service_account_pkey PRIMARY KEY (workspace_id, user_id),
  constraint service_account_owner_fkey FOREIGN KEY (workspace_id, owner_id) REFERENCES app_user(workspace_id, user_id) ON DELETE SET NULL (owner_id),
  constraint service_account_user_fkey FOREIGN KEY (workspace_id, user_id) REFERENCES app_user(workspace_id, user_id) ON DELETE CASCADE
);
create unique index service_account_name_key ON public.service_account USING btree (workspace_id, name) WHERE (delete_time IS NULL);
create index service_account_owner ON public.service_account USING btree (workspace_id, owner_id) WHERE (owner_id IS NOT NULL);

-- Written by identity.
create table sign_in_attempt (
  workspace_id bigint not null,
  username text not null,
  failures integer not null default 0,
  locked_until timestamp with time zone,
  last_time timestamp with time zone not null default now(),
  constraint sign_in_attempt_pkey PRIMARY KEY (workspace_id, username),
  constraint sign_in_attempt_workspace_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(workspace_id) ON DELETE CASCADE
);
create index sign_in_attempt_age ON public.sign_in_attempt USING btree (last_time);

-- Revisions as they are stored; course_revision is the same with the outline of each put together.
-- Written by course.
create table stored_revision (
  workspace_id bigint not null,
  course_id bigint not null,
  version bigint not null,
  -- Modules with lectures: ids, names, numbers, dates, points, question references, gamification items, and the hash of each lecture body. Null where modules names them.
  outline jsonb,
  created_by bigint,
  create_time timestamp with time zone not null default now(),
  forced boolean not null default false,
  -- Whether auto-save made it. Those that an author made are kept.
  auto_save boolean not null default false,
  -- Fence of the lock that it was saved under: one author at work on the course without a break.
  sitting bigint,
  -- Whether the course was published then; null where nobody noted it.
  published boolean,
  -- Whether housekeeping found an answer that names it: it stays, as positions in answers are those of their revision.
  answered boolean not null default false,
  -- Hashes of the modules in order, see outline_module; null where outline holds them.
  modules text[],
  -- The achievements; null where outline holds them.
  gamification_items jsonb,
  -- What its author decided about the course apart from content and tags, by the names of REST; null where nobody noted it.
  fields jsonb,
  -- What an author calls it. It stays then, also where auto-save made it.
  name text,
  constraint stored_revision_pkey PRIMARY KEY (workspace_id, course_id, version),
  constraint stored_revision_course_fkey FOREIGN KEY (workspace_id, course_id) REFERENCES course(workspace_id, course_id) ON DELETE CASCADE,
  constraint stored_revision_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))) NOT VALID,
  constraint stored_revision_outline_check CHECK ((((outline IS NULL) = (modules IS NOT NULL)) AND ((modules IS NULL) = (gamification_items IS NULL)))) NOT VALID
);
create index stored_revision_auto_save ON public.stored_revision USING btree (create_time) WHERE (auto_save AND (NOT answered));

-- Written by course/tag.
create table tag (
  workspace_id bigint not null,
  tag_id bigint not null default nextval('lectern_id'::regclass),
  name text not null,
  constraint tag_pkey PRIMARY KEY (workspace_id, tag_id),
  constraint tag_workspace_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(workspace_id) ON DELETE CASCADE
);
create unique index tag_name_key ON public.tag USING btree (workspace_id, lower(name));

-- Written by identity.
create table token_family (
  workspace_id bigint not null,
  family_id uuid not null default gen_random_uuid(),
  user_id bigint not null,
  created_time timestamp with time zone not null default now(),
  revoked_time timestamp with time zone,
  constraint token_family_pkey PRIMARY KEY (workspace_id, family_id),
  constraint token_family_user_fkey FOREIGN KEY (workspace_id, user_id) REFERENCES app_user(workspace_id, user_id) ON DELETE CASCADE
);
create index token_family_revoked ON public.token_family USING btree (revoked_time) WHERE (revoked_time IS NOT NULL);
create index token_family_user ON public.token_family USING btree (workspace_id, user_id);

-- Written by workspace/consent.
create table user_consent (
  workspace_id bigint not null,
  user_id bigint not null,
  consent_id bigint not null,
  accepted_time timestamp with time zone not null default now(),
  constraint user_consent_pkey PRIMARY KEY (workspace_id, user_id, consent_id),
  constraint user_consent_consent_fkey FOREIGN KEY (workspace_id, consent_id) REFERENCES consent(workspace_id, consent_id),
  constraint user_consent_user_fkey FOREIGN KEY (workspace_id, user_id) REFERENCES app_user(workspace_id, user_id) ON DELETE CASCADE
);

-- Written by enrolment and study.
create table user_course (
  workspace_id bigint not null,
  user_course_id bigint not null default nextval('lectern_id'::regclass),
  user_id bigint not null,
  course_id bigint not null,
  start_time timestamp with time zone not null default now(),
  finish_time timestamp with time zone,
  -- Tells completed from given up: both have a finish time (OP-42).
  completed boolean not null default false,
  expire_time timestamp with time zone,
  -- Lecture id to the question ids drawn from its bank at enrolment (OP-43).
  drawn_questions jsonb not null default '{}'::jsonb,
  last_lecture_id bigint,
  last_section_id bigint,
  last_seen_time timestamp with time zone,
  -- When it or the progress in it last changed.
  update_time timestamp with time zone not null default now(),
  -- When the learner should have completed it, as an admin of the course says; null for whenever. It closes nothing.
  due_time timestamp with time zone,
  -- From when on a place replaces the one that is kept: when the learner was there, by the clock of the device, or shortly before the last work. Null before the first.
  position_time timestamp with time zone,
  -- The umbrella course by which the learner came to it; null for those who came otherwise, and when it is gone.
  umbrella_id bigint,
  constraint user_course_pkey PRIMARY KEY (workspace_id, user_course_id),
  constraint user_course_course_fkey FOREIGN KEY (workspace_id, course_id) REFERENCES course(workspace_id, course_id) ON DELETE CASCADE,
  constraint user_course_umbrella_fkey FOREIGN KEY (workspace_id, umbrella_id) REFERENCES course(workspace_id, course_id) ON DELETE SET NULL (umbrella_id),
  constraint user_course_user_fkey FOREIGN KEY (workspace_id, user_id) REFERENCES app_user(workspace_id, user_id) ON DELETE CASCADE,
  constraint user_course_completed_check CHECK (((NOT completed) OR (finish_time IS NOT NULL)))
);
create index user_course_active ON public.user_course USING btree (workspace_id, user_id, start_time DESC, user_course_id DESC) WHERE (finish_time IS NULL);
create index user_course_by_change ON public.user_course USING btree (workspace_id, update_time, user_course_id DESC);
create index user_course_due ON public.user_course USING btree (due_time, workspace_id) WHERE ((due_time IS NOT NULL) AND (finish_time IS NULL));
create index user_course_finished ON public.user_course USING btree (workspace_id, user_id, finish_time DESC, user_course_id DESC) WHERE (finish_time IS NOT NULL);
create index user_course_of_course ON public.user_course USING btree (workspace_id, course_id, start_time DESC, user_course_id DESC);
create index user_course_of_user ON public.user_course USING btree (workspace_id, user_id, start_time DESC, user_course_id DESC);
create index user_course_of_workspace ON public.user_course USING btree (workspace_id, start_time DESC, user_course_id DESC);
create unique index user_course_one_active ON public.user_course USING btree (workspace_id, user_id, course_id) WHERE (finish_time IS NULL);
create index user_course_umbrella ON public.user_course USING btree (workspace_id, umbrella_id) WHERE (umbrella_id IS NOT NULL);

-- Written by enrolment.
create table user_course_score (
  workspace_id bigint not null,
  user_course_id bigint not null,
  -- The version of the course that it was counted in.
  course_version bigint not null,
  -- The update_time that the user course had. The row holds while both are as they were.
  counted_time timestamp with time zone not null,
  score_percent integer not null,
  seen_percent integer not null,
  constraint user_course_score_pkey PRIMARY KEY (workspace_id, user_course_id),
  constraint user_course_score_user_course_fkey FOREIGN KEY (workspace_id, user_course_id) REFERENCES user_course(workspace_id, user_course_id) ON DELETE CASCADE
);

-- Written by achievement.
create table user_gamification (
  workspace_id bigint not null,
  user_gamification_id bigint not null default nextval('lectern_id'::regclass),
  user_course_id bigint not null,
  user_id bigint not null,
  gamification_id bigint not null,
  create_time timestamp with time zone not null default now(),
  constraint user_gamification_item_key UNIQUE (workspace_id, user_course_id, gamification_id),
  constraint user_gamification_pkey PRIMARY KEY (workspace_id, user_gamification_id),
  constraint user_gamification_user_course_fkey FOREIGN KEY (workspace_id, user_course_id) REFERENCES user_course(workspace_id, user_course_id) ON DELETE CASCADE
);
create index user_gamification_user ON public.user_gamification USING btree (workspace_id, user_id, create_time DESC, user_gamification_id DESC);

-- Where a learner stopped in a video; a video that was seen to its end, or begun anew, has none.
-- Written by study/video.
create table video_position (
  workspace_id bigint not null,
  user_course_id bigint not null,
  lecture_id bigint not null,
  -- 0 for the video above the sections, which is the media of the lecture.
  section_id bigint not null,
  seconds integer not null,
  update_time timestamp with time zone not null,
  constraint video_position_pkey PRIMARY KEY (workspace_id, user_course_id, lecture_id, section_id),
  constraint video_position_user_course_fkey FOREIGN KEY (workspace_id, user_course_id) REFERENCES user_course(workspace_id, user_course_id) ON DELETE CASCADE,
  constraint video_position_seconds_check CHECK ((seconds > 0))
);

-- Written by campaign.
create table voucher (
  workspace_id bigint not null,
  voucher_id bigint not null default nextval('lectern_id'::regclass),
  campaign_id bigint not null,
  code text not null,
  usages integer not null default 0,
  create_time timestamp with time zone not null default now(),
  code_key text not null generated always as (lower(code)) stored,
  -- When it was made or used last; set by the database.
  update_time timestamp with time zone not null default now(),
  constraint voucher_pkey PRIMARY KEY (workspace_id, voucher_id),
  constraint voucher_campaign_fkey FOREIGN KEY (workspace_id, campaign_id) REFERENCES campaign(workspace_id, campaign_id) ON DELETE CASCADE,
  constraint voucher_usages_check CHECK ((usages >= 0))
);
create index voucher_by_change ON public.voucher USING btree (workspace_id, campaign_id, update_time, voucher_id DESC);
create unique index voucher_code_key ON public.voucher USING btree (workspace_id, code_key);
create index voucher_of_campaign ON public.voucher USING btree (workspace_id, campaign_id, usages, create_time DESC);

-- Written by campaign.
create table voucher_redemption (
  workspace_id bigint not null,
  redemption_id bigint not null default nextval('lectern_id'::regclass),
  campaign_id bigint not null,
  voucher_id bigint not null,
  -- Null once the person was erased; the use still counts.
  user_id bigint,
  redeem_time timestamp with time zone not null default now(),
  -- When the code was used, or who used it was erased; set by the database.
  update_time timestamp with time zone not null default now(),
  constraint voucher_redemption_pkey PRIMARY KEY (workspace_id, redemption_id),
  constraint voucher_redemption_campaign_fkey FOREIGN KEY (workspace_id, campaign_id) REFERENCES campaign(workspace_id, campaign_id) ON DELETE CASCADE,
  constraint voucher_redemption_user_fkey FOREIGN KEY (workspace_id, user_id) REFERENCES app_user(workspace_id, user_id) ON DELETE SET NULL (user_id),
  constraint voucher_redemption_voucher_fkey FOREIGN KEY (workspace_id, voucher_id) REFERENCES voucher(workspace_id, voucher_id) ON DELETE CASCADE
);
create index voucher_redemption_by_change ON public.voucher_redemption USING btree (workspace_id, campaign_id, update_time, redemption_id DESC);
create index voucher_redemption_newest ON public.voucher_redemption USING btree (workspace_id, campaign_id, redeem_time DESC, redemption_id DESC);
create index voucher_redemption_user ON public.voucher_redemption USING btree (workspace_id, user_id);
create index voucher_redemption_voucher ON public.voucher_redemption USING btree (workspace_id, voucher_id);

-- Written by enrolment/waiting.
create table waiting_enrolment (
  workspace_id bigint not null,
  waiting_enrolment_id bigint not null default nextval('lectern_id'::regclass),
  course_id bigint not null,
  -- The address whose owner is enrolled; there was no account when it was ordered.
  username text not null,
  due_time timestamp with time zone,
  -- Who ordered it.
  actor_id bigint not null,
  -- The job that ordered it, which may be forgotten by now; its report says so when the course begins.
  job_run_id bigint not null,
  created_time timestamp with time zone not null default now(),
  username_key text not null generated always as (address_key(username)) stored,
  -- Whether they are told by mail once it begins.
  notify boolean not null default true,
  constraint waiting_enrolment_pkey PRIMARY KEY (workspace_id, waiting_enrolment_id),
  constraint waiting_enrolment_course_fkey FOREIGN KEY (workspace_id, course_id) REFERENCES course(workspace_id, course_id) ON DELETE CASCADE
);
create unique index waiting_enrolment_address ON public.waiting_enrolment USING btree (workspace_id, username_key, course_id);
create index waiting_enrolment_newest ON public.waiting_enrolment USING btree (workspace_id, created_time, waiting_enrolment_id);

-- Written by webhook.
create table webhook (
  workspace_id bigint not null,
  webhook_id bigint not null default nextval('lectern_id'::regclass),
  url text not null,
  description text not null,
  event_types text[] not null,
  -- What deliveries are signed with, sealed with the SEALING_KEY.
  sealed_secret bytea not null,
  -- The secret before the last rotation, which signs besides until previous_expire_time.
  sealed_previous_secret bytea,
  previous_expire_time timestamp with time zone,
  -- Who made it, and is told when it is disabled; null where that account is gone.
  created_by bigint,
  create_time timestamp with time zone not null,
  -- Since when every attempt has failed; null when the last one did not.
  failing_since_time timestamp with time zone,
  disable_time timestamp with time zone,
  -- Why nothing is sent any more: it failed for days, or its receiver answered 410.
  disable_reason text,
  -- Certificates that ran out until then are told of.
  expiries_told_time timestamp with time zone not null,
  constraint webhook_pkey PRIMARY KEY (workspace_id, webhook_id),
  constraint webhook_created_by_fkey FOREIGN KEY (workspace_id, created_by) REFERENCES app_user(workspace_id, user_id) ON DELETE SET NULL (created_by),
  constraint webhook_workspace_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(workspace_id) ON DELETE CASCADE,
  constraint webhook_disable_reason_check CHECK ((disable_reason = ANY (ARRAY['FAILING'::text, 'GONE'::text]))),
  constraint webhook_disabled_check CHECK (((disable_time IS NULL) = (disable_reason IS NULL))),
  constraint webhook_previous_check CHECK (((sealed_previous_secret IS NULL) = (previous_expire_time IS NULL)))
);
create index webhook_enabled ON public.webhook USING btree (workspace_id) WHERE (disable_time IS NULL);

-- Written by webhook.
create table webhook_delivery (
  workspace_id bigint not null,
  delivery_id bigint not null default nextval('lectern_id'::regclass),
  webhook_id bigint not null,
  -- The webhook-id of every attempt, by which a receiver knows what it has already.
  message_id text not null,
  event_type text not null,
  event_time timestamp with time zone not null,
  -- What it is about: deliveries of one webhook about one object are sent one after the other.
  object_key text not null,
  data jsonb not null,
  state text not null default 'PENDING'::text,
  attempt_count integer not null default 0,
  create_time timestamp with time zone not null,
  -- When it is sent; null where it waits for an earlier one about the same object, and once it is settled.
  next_time timestamp with time zone,
  last_time timestamp with time zone,
  last_status integer,
  last_error text,
  -- How long the last attempt took.
  duration_ms integer,
  -- Whether an attempt is under way; next_time says until when it is waited for.
  trying boolean not null default false,
  constraint webhook_delivery_pkey PRIMARY KEY (workspace_id, delivery_id),
  constraint webhook_delivery_webhook_fkey FOREIGN KEY (workspace_id, webhook_id) REFERENCES webhook(workspace_id, webhook_id) ON DELETE CASCADE,
  constraint webhook_delivery_next_check CHECK (((next_time IS NULL) OR (state = 'PENDING'::text))),
  constraint webhook_delivery_state_check CHECK ((state = ANY (ARRAY['PENDING'::text, 'DELIVERED'::text, 'FAILED'::text])))
);
create index webhook_delivery_age ON public.webhook_delivery USING btree (create_time) WHERE (state <> 'PENDING'::text);
create index webhook_delivery_delivered ON public.webhook_delivery USING btree (workspace_id, webhook_id, delivery_id DESC) WHERE (state = 'DELIVERED'::text);
create index webhook_delivery_due ON public.webhook_delivery USING btree (next_time) WHERE (next_time IS NOT NULL);
create index webhook_delivery_due_of_webhook ON public.webhook_delivery USING btree (workspace_id, webhook_id, next_time, delivery_id) WHERE (next_time IS NOT NULL);
create index webhook_delivery_in_line ON public.webhook_delivery USING btree (workspace_id, webhook_id, object_key, delivery_id) WHERE (state = 'PENDING'::text);
create index webhook_delivery_newest ON public.webhook_delivery USING btree (workspace_id, webhook_id, delivery_id DESC);

-- What has happened in workspaces with a webhook and is not in its deliveries yet.
-- Written by webhook.
create table webhook_event (
  workspace_id bigint not null,
  event_id bigint not null default nextval('lectern_id'::regclass),
  event_time timestamp with time zone not null,
  -- The fact, the action of the audit log or the change that it was copied from.
  kind text not null,
  -- Ids, numbers and times alone.
  data jsonb not null,
  constraint webhook_event_pkey PRIMARY KEY (workspace_id, event_id),
  constraint webhook_event_workspace_fkey FOREIGN KEY (workspace_id) REFERENCES workspace(workspace_id) ON DELETE CASCADE
);

-- Written by workspace.
create table workspace (
  workspace_id bigint not null default nextval('lectern_id'::regclass),
  hostname text not null,
  company text,
  color text,
  cover_image text,
  trial boolean not null default false,
  profile jsonb not null default '{}'::jsonb,
  created_time timestamp with time zone not null default now(),
  -- When the host was reserved; null once the workspace is real.
  reserved_time timestamp with time zone,
  creator_id bigint,
  -- When an admin hid the first steps of the trial; null while they are shown.
  setup_hidden_time timestamp with time zone,
  constraint workspace_hostname_key UNIQUE (hostname),
  constraint workspace_pkey PRIMARY KEY (workspace_id)
);
create index workspace_reserved ON public.workspace USING btree (reserved_time) WHERE (reserved_time IS NOT NULL);

-- Written by campaign.
create table wrong_voucher_code (
  workspace_id bigint not null,
  user_id bigint not null,
  failures integer not null,
  last_time timestamp with time zone not null,
  locked_until timestamp with time zone,
  constraint wrong_voucher_code_pkey PRIMARY KEY (workspace_id, user_id),
  constraint wrong_voucher_code_user_fkey FOREIGN KEY (workspace_id, user_id) REFERENCES app_user(workspace_id, user_id) ON DELETE CASCADE
);
