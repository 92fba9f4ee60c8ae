import type { PrepareMail } from '../mail/preparedMail.ts';
import { listDueOf, takesMailReminders } from './reminderQueries.ts';
import { dueWindow } from './reminderRules.ts';
import { stopLink } from './stopLink.ts';

/** Reminds someone of everything that is due now (BEY-13). */
export const prepareReminderMail: PrepareMail = async (trx, draft) => {
  const { mail, now, findPerson, addressedTo } = draft;
  const userId = Number(mail.params['userId']);
  const person = await findPerson({ userId });
  const due = await listDueOf(trx, dueWindow(now), { userId, now });
  if (person === null || due.length === 0 || !(await takesMailReminders(trx, userId))) {
    return null;
  }
  return { ...addressedTo(person, '/dashboard/'), time: now, due, stopLink: stopLink(draft, userId) };
};
