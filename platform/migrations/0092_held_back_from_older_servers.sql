-- A server of the version before does not know that something is held back. While both run, its saves of such a course find no row, which it takes for a
-- version that is newer than its own: it answers 412, and nothing that is held back is lost.

create function keep_held_back() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
  as $$
  begin
    if new.version <> old.version and new.working_version is not distinct from old.working_version then
      return null;
    end if;
    return new;
  end;
  $$;
revoke execute on function keep_held_back() from public;
create trigger course_keeps_held_back before update on course
  for each row when (old.working_version is not null) execute function keep_held_back();
