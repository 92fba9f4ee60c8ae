-- Tokens by which programs call in the name of a person, with an expiry and a part of that person's rights (BEY-42).

create table api_token (
  workspace_id bigint not null,
  token_id bigint not null default nextval('lectern_id'),
  user_id bigint not null,
  name text not null,
  scopes text[] not null,
  token_hash bytea not null,
  last_characters text not null,
  previous_hash bytea,
  previous_expire_time timestamptz,
  create_time timestamptz not null,
  rotate_time timestamptz,
  expire_time timestamptz not null,
  last_use_time timestamptz,
  constraint api_token_pkey primary key (workspace_id, token_id),
  constraint api_token_hash_key unique (workspace_id, token_hash),
  constraint api_token_name_key unique (workspace_id, user_id, name),
  constraint api_token_user_fkey foreign key (workspace_id, user_id)
    references app_user (workspace_id, user_id) on delete cascade,
  constraint api_token_hash_check check (octet_length(token_hash) = 32),
  constraint api_token_previous_check check ((previous_hash is null) = (previous_expire_time is null))
);
comment on column api_token.token_hash is 'SHA-256 of the token, which is stored nowhere.';
comment on column api_token.last_characters is 'How the token ends, so that its owner can tell which one it is.';
comment on column api_token.previous_hash is 'Of the token before the last rotation, which counts until previous_expire_time.';
comment on column api_token.last_use_time is 'When someone last called with it, to a few seconds; null when nobody did.';
create index api_token_previous on api_token (workspace_id, previous_hash) where previous_hash is not null;

create table api_token_usage (
  workspace_id bigint not null,
  token_id bigint not null,
  usage_date date not null,
  call_count bigint not null,
  cost bigint not null,
  constraint api_token_usage_pkey primary key (workspace_id, token_id, usage_date),
  constraint api_token_usage_token_fkey foreign key (workspace_id, token_id)
    references api_token (workspace_id, token_id) on delete cascade
);
comment on column api_token_usage.usage_date is 'Day in UTC.';
comment on column api_token_usage.call_count is 'Calls of the REST interface, those of GraphQL documents included.';
comment on column api_token_usage.cost is 'Cost of the GraphQL documents that were asked, as the gateway reckons it before it runs them.';

alter table api_token enable row level security;
alter table api_token force row level security;
create policy api_token_of_workspace on api_token
  using (workspace_id = lectern_workspace_id()) with check (workspace_id = lectern_workspace_id());
grant select, insert, update, delete on api_token to lectern_app;

alter table api_token_usage enable row level security;
alter table api_token_usage force row level security;
create policy api_token_usage_of_workspace on api_token_usage
  using (workspace_id = lectern_workspace_id()) with check (workspace_id = lectern_workspace_id());
grant select, insert, update on api_token_usage to lectern_app;
