import type { PrepareMail } from '../../mail/preparedMail.ts';
import { takesMailReminders } from '../../reminder/reminderQueries.ts';
import { stopLink } from '../../reminder/stopLink.ts';
import { findMessage } from './messageQueries.ts';

/** What an admin or author wrote to a learner. */
export const prepareMessageMail: PrepareMail = async (trx, draft) => {
  const { userId, runId, userCourseId } = draft.mail.params;
  const person = await draft.findPerson({ userId: Number(userId) });
  const message = await findMessage(trx, { runId: Number(runId), userCourseId: Number(userCourseId) });
  if (person === null || message === null || !(await takesMailReminders(trx, person.userId))) {
    return null;
  }
  const path = `/dashboard/course/#!${message.courseId}`;
  return { ...draft.addressedTo(person, path), message, stopLink: stopLink(draft, person.userId) };
};
