-- Σ has two small letters, σ and at the end of a word ς: in what stands before the @ they are one, so that ΝΙΚΟΣ@example.gr is νικος@example.gr
-- to anyone who writes it in small letters (OP-123). In domains the DNS tells them apart.

create or replace function address_key(given text) returns text language plpgsql immutable strict parallel safe
  set search_path = pg_catalog, public, pg_temp as $$
begin
  if octet_length(given) = length(given) then
    return lower(given collate "C");
  end if;
  if given !~ '@' then
    return translate(small_letters(given), 'ς', 'σ');
  end if;
  return translate(small_letters(substring(given from '^(.*)@[^@]*$')), 'ς', 'σ') || '@' || domain_key(substring(given from '@([^@]*)$'));
end $$;

-- Keys are written with their address. Where two addresses become one, the second keeps the key that it had: which of the two goes is for an admin
-- to say.
do $$
declare
  in_workspace bigint;
  owner record;
  found record;
begin
  -- One workspace after the other, as any server reads them: to lift row-level security would lock everybody out of these tables.
  for in_workspace in select workspace.workspace_id from workspace loop
    perform set_config('lectern.workspace_id', in_workspace::text, true);
    for owner in
      select * from (values ('app_user', 'username'), ('invitation', 'username'), ('waiting_enrolment', 'username'), ('mail', 'recipient'),
        ('job_row', 'subject')) as addressed (name, address)
    loop
      for found in execute format('select ctid from %I where %I like %L', owner.name, owner.address, '%ς%') loop
        begin
          execute format('update %1$I set %2$I = %2$I where ctid = $1', owner.name, owner.address) using found.ctid;
        exception when unique_violation then
          null;
        end;
      end loop;
    end loop;
  end loop;
  perform set_config('lectern.workspace_id', '', true);
end $$;
