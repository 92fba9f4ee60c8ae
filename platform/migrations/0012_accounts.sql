-- What an account has beyond its password: proven e-mail, reading preferences, reset tokens, identities at other providers.

alter table app_user
  add column email_verified_time timestamptz,
  add column preferences jsonb not null default '{}';
comment on column app_user.email_verified_time is
  'When the person proved to receive mail at the address: by a reset, an invitation or a provider. Null for a bare registration.';

create table reset_token (
  workspace_id bigint not null,
  token_hash bytea not null,
  user_id bigint not null,
  expires_time timestamptz not null,
  used_time timestamptz,
  created_time timestamptz not null default now(),
  constraint reset_token_pkey primary key (workspace_id, token_hash),
  constraint reset_token_user_fkey foreign key (workspace_id, user_id) references app_user (workspace_id, user_id) on delete cascade
);
create index reset_token_user on reset_token (workspace_id, user_id);
create index reset_token_age on reset_token (expires_time);

create table external_identity (
  workspace_id bigint not null,
  realm text not null,
  subject text not null,
  user_id bigint not null,
  created_time timestamptz not null default now(),
  constraint external_identity_pkey primary key (workspace_id, realm, subject),
  constraint external_identity_realm_check check (realm in ('google', 'facebook', 'custom-oauth2')),
  constraint external_identity_user_fkey foreign key (workspace_id, user_id) references app_user (workspace_id, user_id) on delete cascade
);
create index external_identity_user on external_identity (workspace_id, user_id);

-- A sign-in at a provider that was begun here, until its code is exchanged and its token used. The verifier never leaves the
-- platform (RFC 7636); the token that comes of it is remembered by its hash with the person it stands for.
create table external_sign_in (
  workspace_id bigint not null,
  state_hash bytea not null,
  realm text not null,
  redirect_uri text not null,
  code_verifier text not null,
  nonce text not null,
  expires_time timestamptz not null,
  exchanged_time timestamptz,
  token_hash bytea,
  subject text,
  email text,
  email_verified boolean,
  name text,
  picture text,
  constraint external_sign_in_pkey primary key (workspace_id, state_hash),
  constraint external_sign_in_workspace_fkey foreign key (workspace_id) references workspace (workspace_id) on delete cascade
);
create unique index external_sign_in_token on external_sign_in (workspace_id, token_hash) where token_hash is not null;
create index external_sign_in_age on external_sign_in (expires_time);

do $$
declare
  name text;
begin
  foreach name in array array['reset_token', 'external_identity', 'external_sign_in'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy %I on %I using (workspace_id = lectern_workspace_id()) with check (workspace_id = lectern_workspace_id())',
      name || '_of_workspace', name);
    execute format('grant select, insert, update, delete on %I to lectern_app', name);
  end loop;
end $$;
