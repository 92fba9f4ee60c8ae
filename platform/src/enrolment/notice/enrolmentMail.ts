import type { PrepareMail } from '../../mail/preparedMail.ts';
import { takesMailReminders } from '../../reminder/reminderQueries.ts';
import { stopLink } from '../../reminder/stopLink.ts';
import { listNotifiedBy } from './enrolmentNoticeQueries.ts';

/** Says who enrolled someone in what, and until when it is due (OP-128). */
export const prepareEnrolmentMail: PrepareMail = async (trx, draft) => {
  const person = await draft.findPerson({ userId: Number(draft.mail.params['userId']) });
  const enrolled = await listNotifiedBy(trx, draft.mail.mailId);
  const [first, ...more] = enrolled;
  if (person === null || first === undefined || !(await takesMailReminders(trx, person.userId))) {
    return null;
  }
  const path = more.length === 0 ? `/dashboard/course/#!${first.courseId}` : '/dashboard/';
  return { ...draft.addressedTo(person, path), enrolled, stopLink: stopLink(draft, person.userId) };
};
