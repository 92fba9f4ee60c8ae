import { defineMessages } from '../../../i18n/defineMessages.ts';

export const setupMessages = defineMessages({
  welcomeTitle: {
    id: 'admin.welcomeTitle',
    defaultMessage: 'Your workspace is ready',
    description: 'Heading of the first steps in a trial workspace.',
  },
  welcomeText: {
    id: 'admin.welcomeText',
    defaultMessage:
      '{days, plural, =0 {The trial is over.} one {You have # day to try everything.} other {You have # days to try everything.}} These steps get it going.',
    description: 'Below “Your workspace is ready”. {days} is how long the trial lasts.',
  },
  welcomeSteps: {
    id: 'admin.welcomeSteps',
    defaultMessage: 'First steps',
    description: 'Name of the list of what to do first in a new workspace.',
  },
  stepsDone: {
    id: 'admin.stepsDone',
    defaultMessage: '{done, number} of {total, number} done',
    description: 'Above the first steps in a new workspace: how many of them are done.',
  },
  stepDone: {
    id: 'admin.stepDone',
    defaultMessage: '(done)',
    description: 'Behind the name of a first step that is done, for those who do not see its tick.',
  },
  hide: {
    id: 'admin.hideSteps',
    defaultMessage: 'Hide these steps',
    description: 'Button: the first steps are not shown any more, to no admin.',
  },
  hiddenNow: {
    id: 'admin.stepsHidden',
    defaultMessage: 'The first steps are hidden.',
    description: 'Notice after “Hide these steps”.',
  },
  showAgain: {
    id: 'admin.showSteps',
    defaultMessage: 'Show again',
    description: 'Button in the notice that the first steps are hidden.',
  },
  hideFailed: {
    id: 'admin.hideStepsFailed',
    defaultMessage: 'That was not saved. Try again in a moment.',
    description: 'Notice: hiding the first steps, or showing them again, has failed.',
  },
  stepCourse: {
    id: 'admin.stepCourse',
    defaultMessage: 'Create your first course',
    description: 'First step in a new workspace.',
  },
  stepCourseText: {
    id: 'admin.stepCourseText',
    defaultMessage: 'Write one from scratch, or import a course that you exported elsewhere.',
    description: 'What the first step is.',
  },
  stepCourseAction: {
    id: 'admin.stepCourseAction',
    defaultMessage: 'Create a course',
    description: 'Button of the first step. It leads to the list of courses.',
  },
  stepLook: {
    id: 'admin.stepLook',
    defaultMessage: 'Make it yours',
    description: 'Step in a new workspace: title, colours, logos.',
  },
  stepLookText: {
    id: 'admin.stepLookText',
    defaultMessage: 'Set the title, company, colours and logos, and see at once how they look.',
    description: 'What that step is.',
  },
  stepLookAction: {
    id: 'admin.stepLookAction',
    defaultMessage: 'Set the appearance',
    description: 'Button of that step.',
  },
  stepTerms: {
    id: 'admin.stepTerms',
    defaultMessage: 'Add your terms',
    description: 'Step in a new workspace: the text that people agree to.',
  },
  stepTermsText: {
    id: 'admin.stepTermsText',
    defaultMessage: 'Link your privacy policy and terms. Everyone agrees to them when they register.',
    description: 'What that step is.',
  },
  stepTermsAction: {
    id: 'admin.stepTermsAction',
    defaultMessage: 'Set up consent',
    description: 'Button of that step.',
  },
  stepPeople: {
    id: 'admin.stepPeople',
    defaultMessage: 'Bring your people in',
    description: 'Step in a new workspace.',
  },
  stepPeopleText: {
    id: 'admin.stepPeopleText',
    defaultMessage: 'Invite people by e-mail, or share the address: anyone who opens it can register.',
    description: 'What that step is.',
  },
  stepPeopleAction: {
    id: 'admin.stepPeopleAction',
    defaultMessage: 'Copy the address',
    description: 'Second button of that step.',
  },
  stepPeopleInvite: {
    id: 'admin.stepPeopleInvite',
    defaultMessage: 'Invite people',
    description: 'Button of that step. It leads to the list of people.',
  },
});
