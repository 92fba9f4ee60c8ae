import { inWorkspace, type Trx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { DomainError } from '../errors.ts';
import type { Id } from '../shared/id.ts';
import { readDiscussionMails, setDiscussionMails } from './mailSwitchQueries.ts';
import { setMailReminders, takesMailReminders } from './reminderQueries.ts';
import { readStopToken, type MailTopic } from './stopToken.ts';

type Recipient = { readonly workspaceId: Id; readonly userId: Id };

export interface RemindersResponse {
  readonly byMail: boolean;
  readonly questionsByMail: boolean;
  readonly repliesByMail: boolean;
}

/** What is left out stays as it is. */
export type RemindersChange = { readonly [Name in keyof RemindersResponse]?: boolean | undefined };

/** Which mails come to someone about courses, and about discussions (BEY-13, BEY-16). */
export const readMailReminders = (
  { db }: Pick<Deps, 'db'>,
  { workspaceId, userId }: Recipient,
): Promise<RemindersResponse> => inWorkspace(db, workspaceId, (trx) => remindersOf(trx, userId));

/** Says it, in the settings. */
export const changeMailReminders = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { workspaceId, userId }: Recipient,
  change: RemindersChange,
): Promise<RemindersResponse> =>
  inWorkspace(db, workspaceId, async (trx) => {
    const wanted = [
      ['courses', change.byMail],
      ['questions', change.questionsByMail],
      ['replies', change.repliesByMail],
    ] as const;
    for (const [topic, on] of wanted) {
      if (on !== undefined) {
        await setMails(trx, userId, { topic, on, now: clock() });
      }
    }
    return remindersOf(trx, userId);
  });

/** Says it by the token of a mail, of its topic alone. Throws NOT_FOUND for one that does not count, or whose person is gone. */
export async function switchMailReminders(
  { db, config, clock }: Pick<Deps, 'db' | 'config' | 'clock'>,
  workspaceId: Id,
  { token, on }: { readonly token: string; readonly on: boolean },
): Promise<void> {
  const whose = readStopToken(config, workspaceId, token);
  const known =
    whose !== null &&
    (await inWorkspace(db, workspaceId, (trx) =>
      setMails(trx, whose.userId, { topic: whose.topic, on, now: clock() }),
    ));
  if (!known) {
    throw new DomainError('NOT_FOUND');
  }
}

const setMails = (
  trx: Trx,
  userId: Id,
  { topic, on, now }: { readonly topic: MailTopic; readonly on: boolean; readonly now: Date },
): Promise<boolean> =>
  topic === 'courses'
    ? setMailReminders(trx, userId, { on, now })
    : setDiscussionMails(trx, userId, { topic, on, now });

async function remindersOf(trx: Trx, userId: Id): Promise<RemindersResponse> {
  const { questions, replies } = await readDiscussionMails(trx, userId);
  return { byMail: await takesMailReminders(trx, userId), questionsByMail: questions, repliesByMail: replies };
}
