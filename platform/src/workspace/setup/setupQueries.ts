import { sql } from 'kysely';
import type { Trx } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';
import { trialTitle } from '../reserveHost.ts';

export interface SetupRow {
  readonly courseDone: boolean;
  readonly lookDone: boolean;
  readonly peopleDone: boolean;
  readonly termsDone: boolean;
  readonly hidden: boolean;
}

/** What a profile holds before anybody saved one; its name and language say nothing about the look. */
const untouched = JSON.stringify({ title: trialTitle });

/** Which first steps of a workspace are done, told by what there is. */
export const findSetup = (trx: Trx, workspaceId: Id): Promise<SetupRow> =>
  trx
    .selectFrom('workspace')
    .where('workspace.workspace_id', '=', workspaceId)
    .select([
      sql<boolean>`exists (select from course where course.workspace_id = workspace.workspace_id)`.as('courseDone'),
      sql<boolean>`workspace.profile - 'name' - 'lang' <> ${untouched}::jsonb`.as('lookDone'),
      sql<boolean>`exists (select from app_user where app_user.workspace_id = workspace.workspace_id
          and app_user.user_id is distinct from workspace.creator_id)
        or exists (select from invitation where invitation.workspace_id = workspace.workspace_id)`.as('peopleDone'),
      sql<boolean>`exists (select from consent where consent.workspace_id = workspace.workspace_id and consent.active)`.as(
        'termsDone',
      ),
      sql<boolean>`workspace.setup_hidden_time is not null`.as('hidden'),
    ])
    .executeTakeFirstOrThrow();

/** Hides the first steps, or shows them again. */
export async function updateSetupHidden(trx: Trx, workspaceId: Id, hiddenTime: Date | null): Promise<void> {
  await trx
    .updateTable('workspace')
    .set({ setup_hidden_time: hiddenTime })
    .where('workspace.workspace_id', '=', workspaceId)
    .execute();
}
