import { preparePublicationMail } from './course/heldBack/publicationMail.ts';
import { prepareQuestionsMail, prepareReplyMail } from './discussion/notice/discussionMails.ts';
import { prepareMessageMail } from './enrolment/message/messageMail.ts';
import { prepareEnrolmentMail } from './enrolment/notice/enrolmentMail.ts';
import { preparePasswordChangedMail, prepareResetMail } from './identity/passwordMails.ts';
import type { MailKinds } from './mail/preparedMail.ts';
import { prepareReminderMail } from './reminder/reminderMail.ts';
import { prepareInactiveMail } from './retention/inactiveMail.ts';
import { prepareReviewMail } from './review/notice/reviewMail.ts';
import { prepareWebhookDisabledMail } from './webhook/disabledMail.ts';
import { prepareInvitationMail } from './workspace/people/invitationMail.ts';

/** Every kind of mail, prepared by the room that orders it. */
export const mailKinds: MailKinds = {
  RESET_PW: prepareResetMail,
  PASSWORD_CHANGED: preparePasswordChangedMail,
  INVITATION: prepareInvitationMail,
  REMINDER: prepareReminderMail,
  MESSAGE: prepareMessageMail,
  ENROLMENT: prepareEnrolmentMail,
  QUESTIONS: prepareQuestionsMail,
  REPLY: prepareReplyMail,
  INACTIVE_ACCOUNT: prepareInactiveMail,
  PUBLISHED: preparePublicationMail,
  NOT_PUBLISHED: preparePublicationMail,
  REVIEW: prepareReviewMail,
  WEBHOOK_DISABLED: prepareWebhookDisabledMail,
};
