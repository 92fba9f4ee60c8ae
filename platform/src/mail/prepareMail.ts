import type { Config } from '../config.ts';
import type { Trx } from '../db/database.ts';
import { questionPath } from '../discussion/notice/questionPath.ts';
import { listToldBy, type ToldEnrolment } from '../enrolment/notice/enrolmentNoticeQueries.ts';
import { findToldQuestion, listWaiting, type ToldQuestion } from '../discussion/notice/noticeQueries.ts';
import { findMessage } from '../message/messageQueries.ts';
import { listDueOf, takesMailReminders, type DueCourse } from '../reminder/reminderQueries.ts';
import { readDiscussionMails } from '../reminder/mailSwitchQueries.ts';
import { dueWindow } from '../reminder/reminderRules.ts';
import { stopToken, type MailTopic } from '../reminder/stopToken.ts';
import { findEraseTime } from '../identity/inactivityQueries.ts';
import { insertResetToken } from '../identity/resetQueries.ts';
import { resetExpiry } from '../identity/resetRules.ts';
import { makeSecretToken } from '../shared/secretToken.ts';
import { issueInvitationToken } from '../workspace/people/issueInvitationToken.ts';
import { mailBrand, type MailBrand } from './mailBrand.ts';
import { findMailPerson, findMailWorkspace, type OrderedMail, type MailPerson } from './mailQueries.ts';
import { mailLanguage } from './texts/mailTexts.ts';
import type { Id } from '../shared/id.ts';
import type { Language } from '../shared/languages.ts';

/** Everything that a mail says. */
export interface PreparedMail {
  readonly kind: OrderedMail['kind'];
  readonly to: string;
  /** Name to greet by, or null. */
  readonly name: string | null;
  readonly language: Language;
  readonly brand: MailBrand;
  /** What the button opens. */
  readonly link: string;
  /** When what the mail is about happened, or is to happen. */
  readonly time: Date;
  /** What it reminds of, the most urgent first. */
  readonly due?: readonly Pick<DueCourse, 'name' | 'dueTime'>[];
  /** Questions that it tells of, the oldest first. */
  readonly questions?: readonly Pick<ToldQuestion, 'title' | 'courseName'>[];
  /** What somebody wrote to its reader, and about which course. */
  readonly message?: { readonly subject: string; readonly body: string; readonly courseName: string };
  /** Courses that somebody else enrolled its reader in, what is due first. */
  readonly enrolled?: readonly Pick<ToldEnrolment, 'name' | 'dueTime' | 'actorName'>[];
  /** What stops mails of this kind, where that is possible. */
  readonly stopLink?: string;
}

/**
 * Looks up whom a mail goes to and makes the token of its link; only its hash is stored. Null when there is nobody to write to: no
 * account has the name, the invitation was taken back, nothing is due any more for whom it should remind, its reader wants no such mails any
 * more, or whoever was to be warned has been here since.
 */
export async function prepareMail(
  trx: Trx,
  config: Pick<Config, 'publicUrlPattern' | 'sealingKey'>,
  mail: OrderedMail,
  now: Date,
): Promise<PreparedMail | null> {
  const { workspaceId, kind, createdTime } = mail;
  const workspace = await findMailWorkspace(trx, workspaceId);
  if (workspace === null) {
    return null;
  }
  const brand = mailBrand(config, workspace);
  const to = (person: MailPerson, path: string): PreparedMail => ({
    kind,
    to: person.username,
    // Whoever registered with somebody else's address must not write them a line of their own. In a trial, which anybody can make,
    // an address counts as proven when a provider of the maker's choice says so.
    name: person.addressProven && !workspace.trial ? person.name : null,
    language: mailLanguage(person.language, workspace.profile['lang']),
    brand,
    link: `${brand.origin}${path}`,
    time: createdTime,
  });

  const stopLink = (userId: Id, topic?: MailTopic): string =>
    `${brand.origin}/reminders/?token=${stopToken(config, { workspaceId, userId }, topic)}`;

  switch (kind) {
    case 'RESET_PW': {
      const person = await findMailPerson(trx, workspaceId, { username: mail.recipient });
      if (person === null) {
        return null;
      }
      const { token, hash } = makeSecretToken();
      const { userId } = person;
      await insertResetToken(trx, { workspaceId, userId, tokenHash: hash, now, expiresTime: resetExpiry(now) });
      return to(person, `/passwordreset?token=${token}`);
    }
    case 'PASSWORD_CHANGED': {
      const person = await findMailPerson(trx, workspaceId, { userId: Number(mail.params['userId']) });
      return person === null ? null : to(person, '/signin?view=forgot');
    }
    case 'INACTIVE_ACCOUNT': {
      const userId = Number(mail.params['userId']);
      const person = await findMailPerson(trx, workspaceId, { userId });
      const eraseTime = await findEraseTime(trx, userId);
      return person === null || eraseTime === null ? null : { ...to(person, '/signin'), time: eraseTime };
    }
    case 'REMINDER': {
      const userId = Number(mail.params['userId']);
      const person = await findMailPerson(trx, workspaceId, { userId });
      const due = await listDueOf(trx, dueWindow(now), { userId, now });
      if (person === null || due.length === 0 || !(await takesMailReminders(trx, userId))) {
        return null;
      }
      return { ...to(person, '/dashboard/'), time: now, due, stopLink: stopLink(userId) };
    }
    case 'MESSAGE': {
      const { userId, runId, userCourseId } = mail.params;
      const person = await findMailPerson(trx, workspaceId, { userId: Number(userId) });
      const message = await findMessage(trx, { runId: Number(runId), userCourseId: Number(userCourseId) });
      if (person === null || message === null || !(await takesMailReminders(trx, person.userId))) {
        return null;
      }
      const path = `/dashboard/course/#!${message.courseId}`;
      return { ...to(person, path), message, stopLink: stopLink(person.userId) };
    }
    case 'ENROLMENT': {
      const person = await findMailPerson(trx, workspaceId, { userId: Number(mail.params['userId']) });
      const enrolled = await listToldBy(trx, mail.mailId);
      const [first, ...more] = enrolled;
      if (person === null || first === undefined || !(await takesMailReminders(trx, person.userId))) {
        return null;
      }
      const path = more.length === 0 ? `/dashboard/course/#!${first.courseId}` : '/dashboard/';
      return { ...to(person, path), enrolled, stopLink: stopLink(person.userId) };
    }
    case 'QUESTIONS': {
      const { userId, since } = mail.params;
      const person = await findMailPerson(trx, workspaceId, { userId: Number(userId) });
      if (person === null || !(await readDiscussionMails(trx, person.userId)).questions) {
        return null;
      }
      const questions = await listWaiting(trx, person.userId, new Date(Number(since)));
      return questions.length === 0
        ? null
        : {
            ...to(person, '/admin/discussion/?state=unanswered'),
            questions,
            stopLink: stopLink(person.userId, 'questions'),
          };
    }
    case 'REPLY': {
      const { userId, threadId, replyId } = mail.params;
      const person = await findMailPerson(trx, workspaceId, { userId: Number(userId) });
      const question = await findToldQuestion(trx, { threadId: Number(threadId), replyId: Number(replyId) });
      if (person === null || question === null || !(await readDiscussionMails(trx, person.userId)).replies) {
        return null;
      }
      const path = questionPath(question);
      return { ...to(person, path), questions: [question], stopLink: stopLink(person.userId, 'replies') };
    }
    case 'INVITATION': {
      const issued = await issueInvitationToken(trx, { workspaceId, userId: Number(mail.params['userId']), now });
      return issued === null
        ? null
        : {
            kind,
            to: issued.username,
            name: null,
            language: mailLanguage(workspace.profile['lang']),
            brand,
            link: `${brand.origin}/signin?invitation_token=${issued.token}`,
            time: createdTime,
          };
    }
  }
}
