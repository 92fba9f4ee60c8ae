-- The viewer's rights know who made the workspace, reserved ones are known by their host, and housekeeping forgets what is new
-- and short-lived.

drop function viewer_of_token(bigint, bigint, uuid, uuid, timestamptz);
-- Who calls is asked for every request with a token. As a function it is one round trip and planned once per connection; as a
-- transaction of its own it was three. It enters the workspace for its own statement, so it must not be called inside a
-- transaction of another one. Row-level security applies: it runs as the caller.
create function viewer_of_token(in_workspace bigint, in_user bigint, in_family uuid, in_token uuid, at_time timestamptz)
  returns table (
    role_admin boolean, create_course boolean, create_voucher boolean, trial boolean, created_time timestamptz, is_creator boolean)
  language plpgsql volatile set search_path = pg_catalog, public, pg_temp
  as $$
declare
  used timestamptz;
begin
  perform set_config('lectern.workspace_id', in_workspace::text, true);
  select u.role_admin, u.create_course, u.create_voucher, w.trial, w.created_time,
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
revoke execute on function viewer_of_token(bigint, bigint, uuid, uuid, timestamptz) from public;
grant execute on function viewer_of_token(bigint, bigint, uuid, uuid, timestamptz) to lectern_app;

-- Beside the workspace itself, whether its host is only reserved yet (OP-48).
create function workspace_of_host(host text) returns table (workspace_id bigint, is_reserved boolean)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select workspace.workspace_id, workspace.reserved_time is not null
    from workspace where workspace.hostname = lower(host)
  $$;
revoke execute on function workspace_of_host(text) from public;
grant execute on function workspace_of_host(text) to lectern_app;
drop function workspace_id_of_host(text);

do $$
declare
  name text;
begin
  foreach name in array array['reset_token', 'external_sign_in', 'mail'] loop
    execute format('create policy %I on %I to %I using (true)', name || '_of_owner', name, current_user);
  end loop;
  -- Real workspaces are nobody's to remove.
  execute format(
    'create policy workspace_reservation_of_owner on workspace for delete to %I using (reserved_time is not null)', current_user);
end $$;

alter function remove_outdated_before(timestamptz, integer) rename to remove_outdated_sessions_before;

create function remove_outdated_accounts_before(at_time timestamptz, most integer) returns bigint
  language plpgsql volatile security definer set search_path = pg_catalog, public, pg_temp
  as $$
declare
  removed bigint;
  total bigint := 0;
begin
  if not pg_try_advisory_xact_lock(727004) then
    return 0;
  end if;
  -- A used or expired reset token is told apart from an unknown one for a month (1101, 1100).
  delete from reset_token where ctid = any (array(
    select ctid from reset_token where expires_time < at_time - interval '30 days' limit most));
  get diagnostics removed = row_count;
  total := total + removed;
  delete from external_sign_in where ctid = any (array(
    select ctid from external_sign_in where expires_time < at_time - interval '1 day' limit most));
  get diagnostics removed = row_count;
  total := total + removed;
  -- Sent or not: attempts end after a day, and where there is no mail server nobody waits for last week's mail.
  delete from mail where ctid = any (array(
    select ctid from mail where created_time < at_time - interval '7 days' limit most));
  get diagnostics removed = row_count;
  total := total + removed;
  -- A host that nobody took into use is free again after a day, with the accounts that were made there (OP-48).
  delete from workspace where ctid = any (array(
    select ctid from workspace where reserved_time < at_time - interval '1 day' limit most));
  get diagnostics removed = row_count;
  return total + removed;
end $$;
revoke execute on function remove_outdated_accounts_before(timestamptz, integer) from public;

create or replace function remove_outdated(at_time timestamptz, most integer) returns bigint
  language sql volatile security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select remove_outdated_sessions_before(least(at_time, now()), most)
      + remove_outdated_accounts_before(least(at_time, now()), most)
  $$;

-- Mail that is due, over all workspaces, claimed for five minutes so that of several servers one sends each; longer than any
-- attempt takes. Runs as the owner, as a server sees one workspace at a time.
create function claim_due_mail(at_time timestamptz, most integer)
  returns table (
    workspace_id bigint, mail_id bigint, kind text, recipient text, params jsonb, created_time timestamptz, tries integer)
  language sql volatile security definer set search_path = pg_catalog, public, pg_temp
  as $$
    update mail set tries = mail.tries + 1, next_try_time = at_time + interval '5 minutes'
    from (
      select due.workspace_id, due.mail_id from mail due
      where due.done_time is null and due.next_try_time <= at_time
      order by due.next_try_time limit most for update skip locked
    ) claimed
    where mail.workspace_id = claimed.workspace_id and mail.mail_id = claimed.mail_id
    returning mail.workspace_id, mail.mail_id, mail.kind, mail.recipient, mail.params, mail.created_time, mail.tries
  $$;
revoke execute on function claim_due_mail(timestamptz, integer) from public;
grant execute on function claim_due_mail(timestamptz, integer) to lectern_app;
