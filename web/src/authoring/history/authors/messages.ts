import { defineMessages } from '../../../i18n/defineMessages.ts';

/** Who last changed each section of a lecture (OP-283). */
export const sectionAuthorsMessages = defineMessages({
  tool: {
    id: 'history.authors.tool',
    defaultMessage: 'Who changed it last',
    description:
      'Tool of a section in the editor: opens a window that says who changed the sections of the lecture, and when.',
  },
  title: {
    id: 'history.authors.title',
    defaultMessage: 'Who changed what last',
    description: 'Heading of a window: who last changed each section of a lecture, and when.',
  },
  about: {
    id: 'history.authors.about',
    defaultMessage: 'As it was saved last, section by section. The history has every version as a whole.',
    description: 'Below the heading of the window that says who changed the sections of a lecture.',
  },
  section: {
    id: 'history.authors.section',
    defaultMessage: '{number}. {type}',
    description: 'A section of a lecture by its number in reading order and its type, such as “2. Quote”.',
  },
  inner: {
    id: 'history.authors.inner',
    defaultMessage: '{type}, in a branch',
    description: 'A section that stands in an option of a branch, by its type.',
  },
  asked: {
    id: 'history.authors.asked',
    defaultMessage: 'Selected',
    description: 'Mark of the section for which the window was opened.',
  },
  added: {
    id: 'history.authors.added',
    defaultMessage: 'Added by {person} · {when}',
    description: 'Who put a section into a lecture, and when: {when} is such as “Yesterday, 18:04”.',
  },
  changed: {
    id: 'history.authors.changed',
    defaultMessage: 'Changed by {person} · {when}',
    description: 'Who last changed a section of a lecture, and when: {when} is such as “Yesterday, 18:04”.',
  },
  before: {
    id: 'history.authors.before',
    defaultMessage: 'At or before {when}, when {person} saved',
    description:
      'When a section became what it is, where the earlier versions are not kept: it may have been changed by someone else before that moment.',
  },
  beforeNobody: {
    id: 'history.authors.beforeNobody',
    defaultMessage: 'At or before {when}',
    description: 'The same where the account of who saved then is deleted.',
  },
  unsaved: {
    id: 'history.authors.unsaved',
    defaultMessage: 'Not saved yet',
    description: 'In place of who changed a section, where it is new and was not saved.',
  },
  loading: {
    id: 'history.authors.loading',
    defaultMessage: 'Looking through the history',
    description: 'While it is read who changed the sections of a lecture.',
  },
  failed: {
    id: 'history.authors.failed',
    defaultMessage: 'The history could not be loaded. The course is safe.',
    description: 'In place of who changed the sections of a lecture.',
  },
  again: {
    id: 'history.authors.again',
    defaultMessage: 'Try again',
    description: 'Button beside what could not be loaded.',
  },
});
