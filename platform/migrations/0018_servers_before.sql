-- Servers of the version before find the workspace by this while the migrations run and they still answer. To be removed later.
create function workspace_id_of_host(host text) returns bigint
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$ select workspace.workspace_id from workspace where workspace.hostname = lower(host) and workspace.reserved_time is null $$;
revoke execute on function workspace_id_of_host(text) from public;
grant execute on function workspace_id_of_host(text) to lectern_app;
