-- Who calls is asked for every request with a token. As a function it is one round trip and planned once per connection; as a
-- transaction of its own it was three. It enters the workspace for its own statement, so it must not be called inside a
-- transaction of another one. Row-level security applies: it runs as the caller.
create function viewer_of_token(in_workspace bigint, in_user bigint, in_family uuid, in_token uuid, at_time timestamptz)
  returns table (role_admin boolean, create_course boolean, create_voucher boolean, trial boolean, created_time timestamptz)
  language plpgsql volatile set search_path = pg_catalog, public, pg_temp
  as $$
declare
  used timestamptz;
begin
  perform set_config('lectern.workspace_id', in_workspace::text, true);
  select u.role_admin, u.create_course, u.create_voucher, w.trial, w.created_time, t.access_used_time
    into role_admin, create_course, create_voucher, trial, created_time, used
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
revoke execute on function viewer_of_token(bigint, bigint, uuid, uuid, timestamptz) from public;
grant execute on function viewer_of_token(bigint, bigint, uuid, uuid, timestamptz) to lectern_app;
