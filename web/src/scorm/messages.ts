import { defineMessages } from '../i18n/defineMessages.ts';

export const scormMessages = defineMessages({
  lesson: {
    id: 'scorm.lesson',
    defaultMessage: 'Interactive lesson',
    description: 'Name of the part of a lecture that plays a SCORM package.',
  },
  begin: { id: 'scorm.begin', defaultMessage: 'Start', description: 'Button: opens the lesson for the first time.' },
  resume: {
    id: 'scorm.resume',
    defaultMessage: 'Continue',
    description: 'Button: opens the lesson where one left it.',
  },
  again: { id: 'scorm.again', defaultMessage: 'Open again', description: 'Button: opens a finished lesson.' },
  startOver: {
    id: 'scorm.startOver',
    defaultMessage: 'Start over',
    description: 'Button: opens a finished lesson from its beginning.',
  },
  close: {
    id: 'scorm.close',
    defaultMessage: 'Close the lesson',
    description: 'Button: closes the frame of the lesson.',
  },
  parts: {
    id: 'scorm.parts',
    defaultMessage: 'Parts of the lesson',
    description: 'Name of the list of a lesson’s parts.',
  },
  notBegun: { id: 'scorm.notBegun', defaultMessage: 'Not started', description: 'State of a lesson.' },
  begun: { id: 'scorm.begun', defaultMessage: 'In progress', description: 'State of a lesson.' },
  completed: { id: 'scorm.completed', defaultMessage: 'Completed', description: 'State of a lesson.' },
  passed: { id: 'scorm.passed', defaultMessage: 'Passed', description: 'State of a lesson.' },
  failed: { id: 'scorm.failed', defaultMessage: 'Not passed', description: 'State of a lesson.' },
  score: {
    id: 'scorm.score',
    defaultMessage: 'Score {score, number, ::percent}',
    description: 'Beside the state of a lesson.',
  },
  underAMinute: { id: 'scorm.underAMinute', defaultMessage: 'Less than a minute', description: 'Time in a lesson.' },
  saved: { id: 'scorm.saved', defaultMessage: 'Saved', description: 'What was done in the lesson is on the server.' },
  saving: { id: 'scorm.saving', defaultMessage: 'Saving…', description: 'It is on its way.' },
  waiting: {
    id: 'scorm.waiting',
    defaultMessage: 'Not saved yet. It is kept in this browser and sent as soon as the connection is back.',
    description: 'It could not be sent.',
  },
  refused: {
    id: 'scorm.refused',
    defaultMessage: 'This is not counted: the course takes no more work.',
    description: 'The server did not take what was done in the lesson.',
  },
  tooMuch: {
    id: 'scorm.tooMuch',
    defaultMessage:
      'This was not saved: the lesson keeps more than there is room for. What was saved before is still there.',
    description: 'The server did not take what was done in the lesson, as its data are too large.',
  },
  onlyLooking: {
    id: 'scorm.onlyLooking',
    defaultMessage: 'You can look at the lesson; nothing is counted.',
    description: 'For anyone who may only view the course.',
  },
  forLearners: {
    id: 'scorm.forLearners',
    defaultMessage: 'The interactive lesson opens for anyone who is enrolled.',
    description: 'In the place of the lesson, for visitors.',
  },
  missing: {
    id: 'scorm.missing',
    defaultMessage: 'The package of this lesson is not in this workspace. Upload it again in the course editor.',
    description:
      'In place of a package, for those who work on courses: it was removed, or the course came from elsewhere.',
  },
  gone: {
    id: 'scorm.gone',
    defaultMessage: 'This lesson is not available. Tell the author of the course.',
    description: 'The package of a lecture is not there.',
  },
});
