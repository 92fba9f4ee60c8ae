-- Campaigns and their voucher codes: what lets people into a course by a code (OP-29).

create table campaign (
  workspace_id bigint not null,
  campaign_id bigint not null default nextval('lectern_id'),
  type text not null default 'COURSE_ENROLLMENT',
  redeem_type text not null,
  name text not null,
  course_id bigint not null,
  start_time timestamptz not null default now(),
  end_time timestamptz,
  max_usages integer not null default 0,
  active boolean not null default true,
  create_time timestamptz not null default now(),
  constraint campaign_pkey primary key (workspace_id, campaign_id),
  constraint campaign_course_fkey foreign key (workspace_id, course_id) references course (workspace_id, course_id) on delete cascade,
  constraint campaign_type_check check (type = 'COURSE_ENROLLMENT'),
  constraint campaign_redeem_type_check check (redeem_type in ('UNIQUE_CODE', 'MULTIPLE_USE')),
  constraint campaign_max_usages_check check (max_usages >= 0)
);
comment on column campaign.max_usages is 'How often each of its codes works; 0 for any number of times. A unique code works once whatever stands here.';
create index campaign_course on campaign (workspace_id, course_id);

create table voucher (
  workspace_id bigint not null,
  voucher_id bigint not null default nextval('lectern_id'),
  campaign_id bigint not null,
  code text not null,
  usages integer not null default 0,
  create_time timestamptz not null default now(),
  constraint voucher_pkey primary key (workspace_id, voucher_id),
  constraint voucher_campaign_fkey foreign key (workspace_id, campaign_id) references campaign (workspace_id, campaign_id) on delete cascade,
  constraint voucher_usages_check check (usages >= 0)
);
-- A code is typed from paper: capitals make no difference, so they tell no two codes apart.
create unique index voucher_code_key on voucher (workspace_id, lower(code));
create index voucher_of_campaign on voucher (workspace_id, campaign_id, usages, create_time desc);

do $$
declare
  name text;
begin
  foreach name in array array['campaign', 'voucher'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy %I on %I using (workspace_id = lectern_workspace_id()) with check (workspace_id = lectern_workspace_id())',
      name || '_of_workspace', name);
    execute format('grant select, insert, update, delete on %I to lectern_app', name);
  end loop;
end $$;

-- Analytics count by campaign (OP-33).
alter table fact add column campaign_id bigint;
