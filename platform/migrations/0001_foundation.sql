-- Tenancy, people, sessions.
--
-- Every table carries workspace_id as the first column of its primary key and of every foreign key, so that the schema
-- can be distributed by workspace without change. Row-level security is forced: a query sees rows only after
-- set_config('lectern.workspace_id', …, true) in its transaction, and nothing without it.

create sequence lectern_id start with 1000;
comment on sequence lectern_id is 'One sequence for all raw ids. Starts at 1000: the ids below belong to the seed (OP-07).';

create function lectern_workspace_id() returns bigint
  language sql stable parallel safe
  as $$ select nullif(current_setting('lectern.workspace_id', true), '')::bigint $$;

create table workspace (
  workspace_id bigint not null default nextval('lectern_id'),
  hostname text not null,
  company text,
  color text,
  cover_image text,
  trial boolean not null default false,
  profile jsonb not null default '{}',
  created_time timestamptz not null default now(),
  constraint workspace_pkey primary key (workspace_id),
  constraint workspace_hostname_key unique (hostname)
);

create table consent (
  workspace_id bigint not null,
  consent_id bigint not null default nextval('lectern_id'),
  url text not null,
  active boolean not null default false,
  created_time timestamptz not null default now(),
  constraint consent_pkey primary key (workspace_id, consent_id),
  constraint consent_workspace_fkey foreign key (workspace_id) references workspace (workspace_id) on delete cascade
);
create unique index consent_one_active on consent (workspace_id) where active;

create table app_user (
  workspace_id bigint not null,
  user_id bigint not null default nextval('lectern_id'),
  username text not null,
  name text not null,
  password_hash text,
  language text not null default 'en',
  picture text,
  phone text,
  street text,
  postal_code text,
  country text,
  role_admin boolean not null default false,
  create_course boolean not null default false,
  create_voucher boolean not null default false,
  created_time timestamptz not null default now(),
  constraint app_user_pkey primary key (workspace_id, user_id),
  constraint app_user_workspace_fkey foreign key (workspace_id) references workspace (workspace_id) on delete cascade,
  constraint app_user_language_check check (language in ('en', 'uk', 'pt', 'de', 'ru'))
);
create unique index app_user_username_key on app_user (workspace_id, lower(username));

-- Failures in a row per username, known or not; one conditional statement decides and counts (OP-09).
create table sign_in_attempt (
  workspace_id bigint not null,
  username text not null,
  failures integer not null default 0,
  locked_until timestamptz,
  last_time timestamptz not null default now(),
  constraint sign_in_attempt_pkey primary key (workspace_id, username),
  constraint sign_in_attempt_workspace_fkey foreign key (workspace_id) references workspace (workspace_id) on delete cascade
);

-- A family is one sign-in; each refresh adds a token to it. Tokens are derived from the row's id by a keyed hash, so that a
-- repeated refresh can answer the same successor without the secret standing in the database (OP-11).
create table token_family (
  workspace_id bigint not null,
  family_id uuid not null default gen_random_uuid(),
  user_id bigint not null,
  created_time timestamptz not null default now(),
  revoked_time timestamptz,
  constraint token_family_pkey primary key (workspace_id, family_id),
  constraint token_family_user_fkey foreign key (workspace_id, user_id) references app_user (workspace_id, user_id) on delete cascade
);
create index token_family_user on token_family (workspace_id, user_id);

create table refresh_token (
  workspace_id bigint not null,
  token_id uuid not null default gen_random_uuid(),
  family_id uuid not null,
  successor_id uuid,
  replaced_time timestamptz,
  access_used_time timestamptz,
  expires_time timestamptz not null,
  created_time timestamptz not null default now(),
  constraint refresh_token_pkey primary key (workspace_id, token_id),
  constraint refresh_token_family_fkey foreign key (workspace_id, family_id) references token_family (workspace_id, family_id) on delete cascade
);
create index refresh_token_family on refresh_token (workspace_id, family_id);

create table user_consent (
  workspace_id bigint not null,
  user_id bigint not null,
  consent_id bigint not null,
  accepted_time timestamptz not null default now(),
  constraint user_consent_pkey primary key (workspace_id, user_id, consent_id),
  constraint user_consent_user_fkey foreign key (workspace_id, user_id) references app_user (workspace_id, user_id) on delete cascade,
  constraint user_consent_consent_fkey foreign key (workspace_id, consent_id) references consent (workspace_id, consent_id)
);

-- The stored answer of a write that carried an Idempotency-Key, kept in the same transaction as its effect.
create table idempotency_key (
  workspace_id bigint not null,
  user_id bigint not null,
  operation text not null,
  key text not null,
  request_hash text not null,
  status integer not null,
  response jsonb,
  created_time timestamptz not null default now(),
  constraint idempotency_key_pkey primary key (workspace_id, user_id, operation, key),
  constraint idempotency_key_user_fkey foreign key (workspace_id, user_id) references app_user (workspace_id, user_id) on delete cascade
);
create index idempotency_key_age on idempotency_key (created_time);
