import { defineMessages } from '../../../i18n/defineMessages.ts';

/** Taking a part of a version into the draft. */
export const takeMessages = defineMessages({
  lecture: {
    id: 'history.take.lecture',
    defaultMessage: 'Take this lecture into the draft',
    description: 'Button above a version of a lecture: makes the lecture that again, to be saved later.',
  },
  section: {
    id: 'history.take.section',
    defaultMessage: 'Take this section into the draft',
    description: 'Button below a version of a section: makes the section that again, to be saved later.',
  },
  question: {
    id: 'history.take.question',
    defaultMessage: 'Take this question into the draft',
    description: 'Button below a version of a question: makes the question that again, to be saved later.',
  },
  taken: {
    id: 'history.take.taken',
    defaultMessage: 'It is in the draft now. Save to keep it, or undo it there.',
    description: 'Beside a button, once it was done.',
  },
  failed: {
    id: 'history.take.failed',
    defaultMessage: 'That could not be taken into the draft. The draft is as it was.',
    description: 'Beside a button, where it could not be done.',
  },
  readOnly: {
    id: 'history.take.readOnly',
    defaultMessage: 'Turn on editing first',
    description: 'Title of the button while the course cannot be changed.',
  },
});
