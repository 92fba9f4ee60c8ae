-- The questions that were asked before 0085. One workspace after the other, as any server reads them.
do $$
declare
  in_workspace bigint;
begin
  for in_workspace in select workspace.workspace_id from workspace loop
    perform set_config('lectern.workspace_id', in_workspace::text, true);
    update discussion_thread set text_search = discussion_post.text_search from discussion_post
    where discussion_thread.workspace_id = in_workspace and discussion_post.workspace_id = in_workspace
      and discussion_post.thread_id = discussion_thread.thread_id and discussion_post.opening;
  end loop;
  perform set_config('lectern.workspace_id', '', true);
end $$;
