import type { MailTexts } from './mailTexts.ts';

export const en: MailTexts = {
  helloName: 'Hello {name},',
  hello: 'Hello,',
  fallback: 'If the button does not work, open this address in your browser:',
  sender: 'This mail was sent by {workspace}, {host}.',
  letters: {
    RESET_PW: {
      subject: 'Choose a new password for {workspace}',
      preview: 'The link is valid for {duration}.',
      heading: 'Choose a new password',
      before: [
        'Somebody asked for a new password for your account at {workspace}. If that was you, choose it now. All your devices will be signed out.',
      ],
      action: 'Choose a new password',
      after: [
        'The link is valid for {duration} and works once.',
        'If you did not ask for this, ignore this mail. Your password stays as it is.',
      ],
    },
    INVITATION: {
      subject: 'You are invited to {workspace}',
      preview: 'Create your account, or sign in if you have one.',
      heading: 'You are invited to {workspace}',
      before: [
        'Create your account and start learning. If there is an account for your address already, sign in with it; if you do not know its password, you can choose a new one there.',
      ],
      action: 'Accept the invitation',
      after: [
        'The invitation is meant for {recipient} and is valid for {duration}.',
        'If you do not know what this is about, ignore this mail. Nothing will happen.',
      ],
    },
    PASSWORD_CHANGED: {
      subject: 'Your password for {workspace} was changed',
      preview: 'If this was not you, choose a new password at once.',
      heading: 'Your password was changed',
      before: [
        'The password of your account {recipient} was changed on {time}. Your other devices were signed out.',
        'If this was you, there is nothing left to do. If not, choose a new password at once.',
      ],
      action: 'Choose a new password',
      after: [],
    },
  },
};
