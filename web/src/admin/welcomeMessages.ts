import { defineMessages } from '../i18n/defineMessages.ts';

export const welcomeMessages = defineMessages({
  welcomeTitle: {
    id: 'admin.welcomeTitle',
    defaultMessage: 'Your workspace is ready',
    description: 'Heading for somebody who has just made a trial workspace.',
  },
  welcomeText: {
    id: 'admin.welcomeText',
    defaultMessage:
      '{days, plural, =0 {The trial is over.} one {You have # day to try everything.} other {You have # days to try everything.}} You run this workspace; only you see this area.',
    description: 'Below “Your workspace is ready”. {days} is how long the trial lasts.',
  },
  welcomeSteps: {
    id: 'admin.welcomeSteps',
    defaultMessage: 'First steps',
    description: 'Name of the list of what to do first in a new workspace.',
  },
  stepLook: {
    id: 'admin.stepLook',
    defaultMessage: 'Make it yours',
    description: 'First step in a new workspace: title, colours, logos.',
  },
  stepLookText: {
    id: 'admin.stepLookText',
    defaultMessage: 'Set the title, company, colours and logos, and see at once how they look.',
    description: 'What the first step is.',
  },
  stepLookAction: {
    id: 'admin.stepLookAction',
    defaultMessage: 'Set the appearance',
    description: 'Button of the first step.',
  },
  stepTerms: {
    id: 'admin.stepTerms',
    defaultMessage: 'Add your terms',
    description: 'Second step in a new workspace: the text that people agree to.',
  },
  stepTermsText: {
    id: 'admin.stepTermsText',
    defaultMessage: 'Link your privacy policy and terms. Everyone agrees to them when they register.',
    description: 'What the second step is.',
  },
  stepTermsAction: {
    id: 'admin.stepTermsAction',
    defaultMessage: 'Set up consent',
    description: 'Button of the second step.',
  },
  stepPeople: {
    id: 'admin.stepPeople',
    defaultMessage: 'Bring your people in',
    description: 'Third step in a new workspace.',
  },
  stepPeopleText: {
    id: 'admin.stepPeopleText',
    defaultMessage: 'Invite people by e-mail, or share the address: anyone who opens it can register.',
    description: 'What the third step is.',
  },
  stepPeopleAction: {
    id: 'admin.stepPeopleAction',
    defaultMessage: 'Copy the address',
    description: 'Second button of the third step.',
  },
  stepPeopleInvite: {
    id: 'admin.stepPeopleInvite',
    defaultMessage: 'Invite people',
    description: 'Button of the third step. It leads to the list of people.',
  },
});
