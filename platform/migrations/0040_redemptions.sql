-- Campaigns that admins look after: when one was changed, and who has used a code.

alter table campaign add column update_time timestamptz not null default now();
create index campaign_newest on campaign (workspace_id, create_time desc, campaign_id desc);

-- Of each use, beside the count in voucher.usages. Uses from before this table have none.
create table voucher_redemption (
  workspace_id bigint not null,
  redemption_id bigint not null default nextval('lectern_id'),
  campaign_id bigint not null,
  voucher_id bigint not null,
  user_id bigint,
  redeem_time timestamptz not null default now(),
  constraint voucher_redemption_pkey primary key (workspace_id, redemption_id),
  constraint voucher_redemption_campaign_fkey foreign key (workspace_id, campaign_id)
    references campaign (workspace_id, campaign_id) on delete cascade,
  constraint voucher_redemption_voucher_fkey foreign key (workspace_id, voucher_id)
    references voucher (workspace_id, voucher_id) on delete cascade,
  constraint voucher_redemption_user_fkey foreign key (workspace_id, user_id)
    references app_user (workspace_id, user_id) on delete set null (user_id)
);
comment on column voucher_redemption.user_id is 'Null once the person was erased; the use still counts.';
create index voucher_redemption_newest on voucher_redemption (workspace_id, campaign_id, redeem_time desc, redemption_id desc);
create index voucher_redemption_voucher on voucher_redemption (workspace_id, voucher_id);
create index voucher_redemption_user on voucher_redemption (workspace_id, user_id);

alter table voucher_redemption enable row level security;
alter table voucher_redemption force row level security;
create policy voucher_redemption_of_workspace on voucher_redemption
  using (workspace_id = lectern_workspace_id()) with check (workspace_id = lectern_workspace_id());
grant select, insert on voucher_redemption to lectern_app;
