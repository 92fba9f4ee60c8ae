-- The invitations of a whole company do not hold up a reset that somebody waits for, in their workspace or in another.
drop index mail_due;
create index mail_due on mail ((kind = 'INVITATION'), next_try_time) where done_time is null;

create or replace function claim_due_mail(at_time timestamptz, most integer)
  returns table (
    workspace_id bigint, mail_id bigint, kind text, recipient text, params jsonb, created_time timestamptz, tries integer)
  language sql volatile security definer set search_path = pg_catalog, public, pg_temp
  as $$
    update mail set tries = mail.tries + 1, next_try_time = at_time + interval '5 minutes'
    from (
      select due.workspace_id, due.mail_id from mail due
      where due.done_time is null and due.next_try_time <= at_time
      order by (due.kind = 'INVITATION'), due.next_try_time limit most for update skip locked
    ) claimed
    where mail.workspace_id = claimed.workspace_id and mail.mail_id = claimed.mail_id
    returning mail.workspace_id, mail.mail_id, mail.kind, mail.recipient, mail.params, mail.created_time, mail.tries
  $$;
