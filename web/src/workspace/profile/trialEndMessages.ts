import { defineMessages } from '../../i18n/defineMessages.ts';

export const trialEndMessages = defineMessages({
  title: {
    id: 'workspace.trialEnd',
    defaultMessage: 'The trial is over',
    description: 'Heading for the person who made a trial workspace.',
  },
  lead: {
    id: 'workspace.trialEndLead',
    defaultMessage: 'This workspace was free for 30 days. They have passed, and nothing is lost.',
    description: 'Below “The trial is over”.',
  },
  offTerm: { id: 'workspace.trialOffTerm', defaultMessage: 'Switched off', description: 'Heads what no longer works.' },
  off: {
    id: 'workspace.trialOff',
    defaultMessage: 'Editing and exporting courses, managing people, codes, progress and analytics.',
    description: 'What no longer works after a trial.',
  },
  keptTerm: { id: 'workspace.trialKeptTerm', defaultMessage: 'Kept', description: 'Heads what is kept after a trial.' },
  kept: {
    id: 'workspace.trialKept',
    defaultMessage:
      'Courses, people, their progress and certificates. The end of the trial deletes none of it, now or later.',
    description: 'What is kept after a trial, and until when.',
  },
  stillTerm: {
    id: 'workspace.trialStillTerm',
    defaultMessage: 'Still works',
    description: 'Heads what works after a trial.',
  },
  still: {
    id: 'workspace.trialStill',
    defaultMessage:
      'Everyone can sign in and learn. You can change the appearance below, and download your own data in the settings.',
    description: 'What works after a trial. The form for the appearance follows below.',
  },
  nextTerm: {
    id: 'workspace.trialNextTerm',
    defaultMessage: 'To continue',
    description: 'Heads what to do to get a longer trial.',
  },
  next: {
    id: 'workspace.trialNext',
    defaultMessage:
      'Ask us to extend the trial. Administration then works again with everything in it, exports included.',
    description: 'What to do to get a longer trial. A button “Ask to extend the trial” follows.',
  },
  nextOperator: {
    id: 'workspace.trialNextOperator',
    defaultMessage:
      'Ask the people who run this site to extend the trial. Administration then works again with everything in it, exports included.',
    description: 'What to do to get a longer trial, where no address is known.',
  },
  ask: {
    id: 'workspace.trialAsk',
    defaultMessage: 'Ask to extend the trial',
    description: 'Link to the e-mail address or page of who runs the installation.',
  },
  download: {
    id: 'workspace.trialDownload',
    defaultMessage: 'Download my data',
    description: 'Link to the settings, where a person downloads their own data.',
  },
});
