import type { PrepareMail } from '../../mail/preparedMail.ts';
import { readDiscussionMails } from '../../reminder/mailSwitchQueries.ts';
import { stopLink } from '../../reminder/stopLink.ts';
import { findNotifiedQuestion, listWaiting } from './noticeQueries.ts';
import { questionPath } from './questionPath.ts';

/** Tells someone who answers for courses of questions that wait. */
export const prepareQuestionsMail: PrepareMail = async (trx, draft) => {
  const { userId, since } = draft.mail.params;
  const person = await draft.findPerson({ userId: Number(userId) });
  if (person === null || !(await readDiscussionMails(trx, person.userId)).questions) {
    return null;
  }
  const questions = await listWaiting(trx, person.userId, new Date(Number(since)));
  return questions.length === 0
    ? null
    : {
        ...draft.addressedTo(person, '/admin/discussion/?state=unanswered'),
        questions,
        stopLink: stopLink(draft, person.userId, 'questions'),
      };
};

/** Tells someone that there is a reply to their question. */
export const prepareReplyMail: PrepareMail = async (trx, draft) => {
  const { userId, threadId, replyId } = draft.mail.params;
  const person = await draft.findPerson({ userId: Number(userId) });
  const question = await findNotifiedQuestion(trx, { threadId: Number(threadId), replyId: Number(replyId) });
  if (person === null || question === null || !(await readDiscussionMails(trx, person.userId)).replies) {
    return null;
  }
  return {
    ...draft.addressedTo(person, questionPath(question)),
    questions: [question],
    stopLink: stopLink(draft, person.userId, 'replies'),
  };
};
