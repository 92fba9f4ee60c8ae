import type { MailTexts } from './mailTexts.ts';

export const en: MailTexts = {
  helloName: 'Hello {name},',
  hello: 'Hello,',
  fallback: 'If the button does not work, open this address in your browser:',
  sender: 'This e-mail was sent by {workspace}, {host}.',
  isDue: '{course}: due on {due}',
  wasDue: '{course}: was due on {due}',
  enrolled: {
    quoted: '“{course}”',
    by: { subject: '{actor} enrolled you in {course}', lead: '{actor} enrolled you at {workspace}:' },
    plain: { subject: 'You are enrolled in {course}', lead: 'You are enrolled at {workspace}:' },
    withDue: '{enrolled}, due on {due}',
  },
  stop: 'Stop e-mails about my courses',
  stopQuestions: 'Stop e-mails about questions that wait',
  stopReplies: 'Stop e-mails about replies to my questions',
  letters: {
    RESET_PW: {
      subject: 'Choose a new password for {workspace}',
      preview: 'The link is valid for {duration}.',
      heading: 'Choose a new password',
      before: [
        'Someone asked for a new password for your account at {workspace}. If it was you, choose one now. This signs you out on all your devices.',
      ],
      action: 'Choose a new password',
      after: [
        'The link is valid for {duration} and works once.',
        'If you did not ask for this, ignore this e-mail. Your password stays the same.',
      ],
    },
    INVITATION: {
      subject: 'You are invited to {workspace}',
      preview: 'Create your account, or sign in if you have one.',
      heading: 'You are invited to {workspace}',
      before: [
        'Create your account and start learning. If you already have one for this address, sign in. If you do not know the password, you can choose a new one there.',
      ],
      action: 'Accept the invitation',
      after: [
        'The invitation is for {recipient} and is valid for {duration}.',
        'If you were not expecting it, ignore this e-mail. Nothing will happen.',
      ],
    },
    PASSWORD_CHANGED: {
      subject: 'Your password for {workspace} was changed',
      preview: 'If it was not you, choose a new password straight away.',
      heading: 'Your password was changed',
      before: [
        'The password of your account {recipient} was changed on {time}. You were signed out on your other devices.',
        'If it was you, there is nothing more to do. If not, choose a new password straight away.',
      ],
      action: 'Choose a new password',
      after: [],
    },
    REMINDER: {
      subject: '{due}',
      preview: 'What is due, and by when.',
      heading: 'Still to complete',
      before: ['You have not completed this yet:'],
      action: 'Continue learning',
      after: ['You get at most one reminder a day. Once a course is completed, it is not mentioned any more.'],
    },
    MESSAGE: {
      subject: '{message}',
      preview: 'About “{course}”.',
      heading: '{message}',
      before: [],
      action: 'Go to the course',
      after: ['You get this because you are enrolled in “{course}” at {workspace}.'],
    },
    INACTIVE_ACCOUNT: {
      subject: 'Your account at {workspace} will be deleted',
      preview: 'Sign in to keep it.',
      heading: 'Sign in to keep your account',
      before: [
        'You have not used your account {recipient} at {workspace} for a long time. On {date} it will be deleted, together with your progress, achievements and certificates.',
        'To keep it, sign in before that day. There is nothing else to do.',
      ],
      action: 'Sign in and keep it',
      after: ['If you do not need the account any more, ignore this e-mail.'],
    },
    ENROLMENT: {
      subject: '{enrolled}',
      preview: 'Your place is ready. Start when it suits you.',
      heading: 'You have something new to learn',
      before: ['{lead}'],
      action: 'Start learning',
      after: [],
    },
    QUESTIONS: {
      subject: 'Questions wait for an answer at {workspace}',
      preview: 'What learners asked in your courses.',
      heading: 'Learners wait for an answer',
      before: ['These questions were asked in your courses, and nobody has replied yet:'],
      action: 'Go to the questions',
      after: ['You get at most one such e-mail a day, and only about new questions.'],
    },
    REPLY: {
      subject: 'A reply to your question at {workspace}',
      preview: 'Someone replied to what you asked.',
      heading: 'Someone replied to your question',
      before: ['There is a new reply in the discussion:'],
      action: 'Read the reply',
      after: ['You get at most one such e-mail an hour for each of your questions.'],
    },
  },
};
