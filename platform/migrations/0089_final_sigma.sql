-- Σ has two small letters, σ and at the end of a word ς: in what stands before the @ they are one, so that ΝΙΚΟΣ@example.gr is νικος@example.gr
-- whoever writes it in small letters (OP-123). In domains the DNS tells them apart.

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
  owner record;
  found record;
begin
  for owner in
    select * from (values ('app_user', 'username'), ('invitation', 'username'), ('waiting_enrolment', 'username'), ('mail', 'recipient'),
      ('job_row', 'subject')) as addressed (name, address)
  loop
    execute format('alter table %I no force row level security', owner.name);
    for found in execute format('select ctid from %I where %I like %L', owner.name, owner.address, '%ς%') loop
      begin
        execute format('update %1$I set %2$I = %2$I where ctid = $1', owner.name, owner.address) using found.ctid;
      exception when unique_violation then
        null;
      end;
    end loop;
    execute format('alter table %I force row level security', owner.name);
  end loop;
end $$;
