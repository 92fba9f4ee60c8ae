import { sql, type RawBuilder } from 'kysely';
import type { Id } from '../shared/id.ts';

/**
 * The people of a workspace as they are called today, to be selected from as `person`: those with an account by its name, those who were
 * only invited by what admins call them, and both by their address where they have no name; and service accounts, also deleted ones. Nothing of
 * it is kept in the log.
 */
export const calledPeople = (workspaceId: Id | RawBuilder<Id>): RawBuilder<unknown> => sql`(
  select app_user.user_id, app_user.name, app_user.username, coalesce(app_user.name, app_user.username) as called
  from app_user
  where app_user.workspace_id = ${workspaceId}
  union all
  select invitation.user_id, invitation.name, invitation.username, coalesce(invitation.name, invitation.username)
  from invitation
  where invitation.workspace_id = ${workspaceId} and not exists (
    select from app_user
    where app_user.workspace_id = ${workspaceId} and app_user.user_id = invitation.user_id)
  union all
  select service_account.user_id, service_account.name, service_account.name, service_account.name
  from service_account
  where service_account.workspace_id = ${workspaceId}) person`;
