import { defineMessages } from '../i18n/defineMessages.ts';

export const kindMessages = defineMessages({
  personnel: {
    id: 'integration.personnel',
    defaultMessage: 'Personnel system',
    description: 'A provider: the system in which a company keeps its employees.',
  },
  personnelAbout: {
    id: 'integration.personnelAbout',
    defaultMessage: 'Adds the people your company employs, and withdraws access from those who leave.',
    description: 'What a personnel system is for.',
  },
  personnelLosses: {
    id: 'integration.personnelLosses',
    defaultMessage:
      'Nobody is added or loses access automatically any more. The people who are here stay, with everything they have learned.',
    description: 'What happens when the personnel system is disconnected.',
  },
  scimToken: {
    id: 'integration.scimToken',
    defaultMessage: 'SCIM 2.0 with a token',
    description: 'A way to read people.',
  },
  scimClient: {
    id: 'integration.scimClient',
    defaultMessage: 'SCIM 2.0 with an OAuth client',
    description: 'A way to read people.',
  },
  directory: {
    id: 'integration.directory',
    defaultMessage: 'Employee directory with an API key',
    description: 'A way to read people: the list of employees of a vendor such as BambooHR.',
  },
  signIn: {
    id: 'integration.signIn',
    defaultMessage: 'Single sign-on',
    description: 'A provider: people sign in with the account of their company (OAuth2).',
  },
  signInAbout: {
    id: 'integration.signInAbout',
    defaultMessage: 'Lets people sign in with their company account, over OAuth 2.0 or OpenID Connect.',
    description: 'What single sign-on is for.',
  },
  signInLosses: {
    id: 'integration.signInLosses',
    defaultMessage:
      'The button disappears from the sign-in page. Accounts stay; people without a password have to reset it before they can sign in.',
    description: 'What happens when single sign-on is disconnected.',
  },
  loom: { id: 'integration.loom', defaultMessage: 'Loom', description: 'A provider: video recordings.' },
  loomAbout: {
    id: 'integration.loomAbout',
    defaultMessage:
      'Keeps the details of your Loom app for tools that use the API. In the editor authors record without Loom, or paste a link from it.',
    description: 'What connecting Loom does today.',
  },
  forum: { id: 'integration.forum', defaultMessage: 'Forum', description: 'A provider: a discussion forum.' },
  forumAbout: {
    id: 'integration.forumAbout',
    defaultMessage:
      'Shown after each lecture of courses with a forum. Until you connect one, learners use the built-in discussion.',
    description: 'What connecting a forum is for.',
  },
  forumLosses: {
    id: 'integration.forumLosses',
    defaultMessage:
      'Lectures show the built-in discussion instead. The stored details and keys are deleted. What was written in your forum stays there.',
    description: 'What happens when the forum is disconnected.',
  },
  push: {
    id: 'integration.push',
    defaultMessage: 'Push notifications',
    description: 'A provider: notices in the browser or on a phone.',
  },
  pushAbout: {
    id: 'integration.pushAbout',
    defaultMessage:
      'Keeps the details of your own notification service for tools that use the API. Notifications in the browser work without it.',
    description: 'What connecting push notifications does today.',
  },
  keptLosses: {
    id: 'integration.keptLosses',
    defaultMessage: 'The stored details and keys are deleted. To connect again, you have to enter them again.',
    description: 'What happens when Loom or push notifications are disconnected.',
  },
});
