-- Rights count once the address of their account is proven: whoever registered a foreign address first must not get what an admin
-- means for its owner (ADR 0014). The right to run the workspace (role_admin) is not given by address and is not touched.

-- Accounts that hold rights now keep them, and those given to them later: nobody asked their owners for a proof, and an update must
-- not take the authors of a workspace away. Their addresses do not count as proven thereby, as nobody knows that: whoever proves
-- one at a provider still takes the account over (ADR 0010).
alter table app_user
  add column rights_before_proof boolean not null default false;
comment on column app_user.rights_before_proof is 'Whether the account held rights before they waited for a proven address.';
-- The owner of a table is bound by its forced policies too, and sees no row of any workspace while they are.
alter table app_user no force row level security;
update app_user set rights_before_proof = true
  where email_verified_time is null and (create_course or create_voucher);
alter table app_user force row level security;

-- The one place that decides. Virtual: it is computed when it is read, and adding it rewrites nothing.
alter table app_user
  add column rights_count boolean not null generated always as (email_verified_time is not null or rights_before_proof) virtual;
comment on column app_user.rights_count is 'Whether create_course and create_voucher count, or wait for a proven address.';

-- Who calls is asked for every request with a token. As a function it is one round trip and planned once per connection; as a
-- transaction of its own it was three. It enters the workspace for its own statement, so it must not be called inside a
-- transaction of another one. Row-level security applies: it runs as the caller. The rights that it answers are those that count.
create or replace function viewer_of_token(in_workspace bigint, in_user bigint, in_family uuid, in_token uuid, at_time timestamptz)
  returns table (
    role_admin boolean, create_course boolean, create_voucher boolean, trial boolean, created_time timestamptz, is_creator boolean)
  language plpgsql volatile set search_path = pg_catalog, public, pg_temp
  as $$
declare
  used timestamptz;
begin
  perform set_config('lectern.workspace_id', in_workspace::text, true);
  select u.role_admin, u.create_course and u.rights_count, u.create_voucher and u.rights_count, w.trial, w.created_time,
      w.creator_id is not distinct from u.user_id, t.access_used_time
    into role_admin, create_course, create_voucher, trial, created_time, is_creator, used
    from refresh_token t
    join token_family f on f.workspace_id = t.workspace_id and f.family_id = t.family_id
    join app_user u on u.workspace_id = f.workspace_id and u.user_id = f.user_id
    join workspace w on w.workspace_id = u.workspace_id
    where t.workspace_id = in_workspace and t.token_id = in_token
      and f.family_id = in_family and f.user_id = in_user and f.revoked_time is null;
  if not found then
    return;
  end if;
  -- From here on the predecessor of this refresh token counts as misused when it comes again (OP-11).
  if used is null then
    update refresh_token set access_used_time = at_time
      where workspace_id = in_workspace and token_id = in_token and access_used_time is null;
  end if;
  return next;
end $$;
