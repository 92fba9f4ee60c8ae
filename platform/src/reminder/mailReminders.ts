import { inWorkspace } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { DomainError } from '../errors.ts';
import type { Id } from '../shared/id.ts';
import { setMailReminders, takesMailReminders } from './reminderQueries.ts';
import { readStopToken } from './stopToken.ts';

type Recipient = { readonly workspaceId: Id; readonly userId: Id };

export interface RemindersResponse {
  readonly byMail: boolean;
}

/** Whether reminders come by mail to somebody (BEY-13). */
export const readMailReminders = (
  { db }: Pick<Deps, 'db'>,
  { workspaceId, userId }: Recipient,
): Promise<RemindersResponse> =>
  inWorkspace(db, workspaceId, async (trx) => ({ byMail: await takesMailReminders(trx, userId) }));

/** Says it, in the settings. */
export const changeMailReminders = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { workspaceId, userId }: Recipient,
  { byMail }: RemindersResponse,
): Promise<RemindersResponse> =>
  inWorkspace(db, workspaceId, async (trx) => {
    await setMailReminders(trx, userId, { on: byMail, now: clock() });
    return { byMail };
  });

/** Says it by the token of a mail. Throws NOT_FOUND for one that does not count, or whose person is gone. */
export async function switchMailReminders(
  { db, config, clock }: Pick<Deps, 'db' | 'config' | 'clock'>,
  workspaceId: Id,
  { token, on }: { readonly token: string; readonly on: boolean },
): Promise<void> {
  const userId = readStopToken(config, workspaceId, token);
  const known =
    userId !== null &&
    (await inWorkspace(db, workspaceId, (trx) => setMailReminders(trx, userId, { on, now: clock() })));
  if (!known) {
    throw new DomainError('NOT_FOUND');
  }
}
