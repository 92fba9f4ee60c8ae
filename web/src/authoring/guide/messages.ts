import { defineMessages } from '../../i18n/defineMessages.ts';

export const guideMessages = defineMessages({
  title: {
    id: 'authoring.guide.title',
    defaultMessage: 'Your first course',
    description: 'Heading of the steps to a first course in the editor, and menu item that shows them again.',
  },
  done: {
    id: 'authoring.guide.done',
    defaultMessage: '{done, number} of {total, number} done',
    description: 'Beside that heading.',
  },
  allDone: {
    id: 'authoring.guide.allDone',
    defaultMessage: 'Your course is live. Learners find it in the catalogue.',
    description: 'Beside that heading, once all steps are done.',
  },
  stepDone: {
    id: 'authoring.guide.stepDone',
    defaultMessage: '(done)',
    description: 'Behind a step that is done, for those who do not see its tick.',
  },
  fold: { id: 'authoring.guide.fold', defaultMessage: 'Fold the steps', description: 'Button.' },
  unfold: { id: 'authoring.guide.unfold', defaultMessage: 'Show the steps', description: 'Button.' },
  close: { id: 'authoring.guide.close', defaultMessage: 'Close the steps', description: 'Button.' },
  name: { id: 'authoring.guide.name', defaultMessage: 'Name the course', description: 'Step: leads to the name.' },
  lecture: {
    id: 'authoring.guide.lecture',
    defaultMessage: 'Add a lecture',
    description: 'Step: leads to the structure of the course.',
  },
  section: {
    id: 'authoring.guide.section',
    defaultMessage: 'Write its first section',
    description: 'Step: leads into the lecture of the step before.',
  },
  question: { id: 'authoring.guide.question', defaultMessage: 'Add a question', description: 'Step.' },
  preview: { id: 'authoring.guide.preview', defaultMessage: 'Preview the lecture', description: 'Step.' },
  publish: { id: 'authoring.guide.publish', defaultMessage: 'Publish the course', description: 'Step.' },
});
