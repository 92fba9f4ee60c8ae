import { defineMessages } from '../../i18n/defineMessages.ts';

/** Handles around what is edited in place. */
export const canvasMessages = defineMessages({
  section: {
    id: 'authoring.section',
    defaultMessage: 'Section {number}: {type}',
    description: 'Name of a section in the editor. {type} is the name of its type.',
  },
  tools: {
    id: 'authoring.tools',
    defaultMessage: 'Tools',
    description: 'Name of the toolbar at the selected section or question.',
  },
  edit: {
    id: 'authoring.edit',
    defaultMessage: 'Edit',
    description: 'Button of the toolbar of a section or question: opens its editor.',
  },
  done: { id: 'authoring.done', defaultMessage: 'Done', description: 'Button that closes the editor of a section.' },
  moveUp: { id: 'authoring.moveUp', defaultMessage: 'Move up', description: 'Button of the toolbar of a section.' },
  moveDown: {
    id: 'authoring.moveDown',
    defaultMessage: 'Move down',
    description: 'Button of the toolbar of a section.',
  },
  duplicate: {
    id: 'authoring.duplicate',
    defaultMessage: 'Duplicate',
    description: 'Button of the toolbar of a section.',
  },
  copy: { id: 'authoring.copy', defaultMessage: 'Copy', description: 'Button of the toolbar of a section.' },
  cut: { id: 'authoring.cut', defaultMessage: 'Cut', description: 'Button of the toolbar of a section.' },
  remove: { id: 'authoring.remove', defaultMessage: 'Delete', description: 'Button of the toolbar of a section.' },
  insert: { id: 'authoring.insert', defaultMessage: 'Add a section here', description: 'Button between two sections.' },
  paste: { id: 'authoring.paste', defaultMessage: 'Paste', description: 'Menu item: puts what was copied here.' },
  insertFirst: {
    id: 'authoring.insertFirst',
    defaultMessage: 'This lecture is empty. Add its first section.',
    description: 'In a lecture without sections.',
  },
  blankSection: {
    id: 'authoring.blankSection',
    defaultMessage: 'Nothing here yet. Click to write.',
    description: 'In place of a section without content, for its author alone.',
  },
  noMediaYet: {
    id: 'authoring.noMediaYet',
    defaultMessage: '{type}: nothing chosen yet. Click to choose.',
    description:
      'Where a section of a type, such as PDF, lacks its picture, video, sound, document, file or page, for its author alone.',
  },
  unlinkedButton: {
    id: 'authoring.unlinkedButton',
    defaultMessage: 'No link yet: learners do not see this button.',
    description: 'Below the pale button of a section that leads nowhere, for its author alone.',
  },
  sectionDeleted: {
    id: 'authoring.sectionDeleted',
    defaultMessage: 'Section deleted',
    description: 'Notice after a section was deleted or cut; a button beside it undoes that.',
  },
  questionDeleted: {
    id: 'authoring.questionDeleted',
    defaultMessage: 'Question deleted',
    description: 'Notice after a question was deleted or cut; a button beside it undoes that.',
  },
  questionsAdded: {
    id: 'authoring.questionsAdded',
    defaultMessage: '{count, plural, one {# question added} other {# questions added}}',
    description: 'Notice after several questions were added at once; a button beside it undoes that.',
  },
  questionsTakenBack: {
    id: 'authoring.questionsTakenBack',
    defaultMessage: '{count, plural, one {# question taken out again} other {# questions taken out again}}',
    description: 'Notice after the button of the notice of authoring.questionsAdded was pressed.',
  },
  insertFirstHere: {
    id: 'authoring.insertFirstHere',
    defaultMessage: 'Nothing here yet. Add the first section.',
    description: 'In an option of a choice of ways without sections.',
  },
  scrollDivider: {
    id: 'authoring.scrollDivider',
    defaultMessage: 'What follows appears when the learner scrolls on',
    description: 'Stands in the editor for a divider.',
  },
  buttonDivider: {
    id: 'authoring.buttonDivider',
    defaultMessage: 'What follows appears when the learner presses “Continue”',
    description: 'Stands in the editor for a divider.',
  },
  unknownSection: {
    id: 'authoring.unknownSection',
    defaultMessage: 'A section of type “{type}”, which cannot be edited here. It is kept as it is.',
    description: 'Stands in the editor for a section of a newer or foreign type.',
  },
  module: {
    id: 'authoring.module',
    defaultMessage: 'Module: {name}',
    description: 'Name of a module on the page of a course that is edited.',
  },
  moduleName: {
    id: 'authoring.moduleName',
    defaultMessage: 'Name of module {number}',
    description: 'Label of the field for the name of a module, for screen readers; shown while it is empty.',
  },
  questionGone: {
    id: 'authoring.questionGone',
    defaultMessage: 'No question stands here: choose one, or delete the section.',
    description: 'Stands in the editor where a section names no question.',
  },
  head: {
    id: 'authoring.head',
    defaultMessage: 'Head of the lecture',
    description: 'Name of the part with name, picture and media of a lecture.',
  },
  questions: {
    id: 'authoring.questions',
    defaultMessage: 'Questions at the end',
    description: 'Heading above the questions of a lecture that no section shows.',
  },
  question: {
    id: 'authoring.question',
    defaultMessage: 'Question {number}',
    description: 'Name of a question in the editor.',
  },
  draw: {
    id: 'authoring.draw',
    defaultMessage: 'Random draw of questions',
    description: 'Name of the part that says how many questions of a lecture are drawn for each learner.',
  },
  drawsNone: {
    id: 'authoring.drawsNone',
    defaultMessage: 'Off: everyone is asked every question of this lecture.',
    description: 'Below the heading “Random draw” above the questions of a lecture.',
  },
  draws: {
    id: 'authoring.draws',
    defaultMessage:
      'Each learner is asked {asked, number} of {count, plural, one {# question} other {# questions}} and can get {points, plural, one {# point} other {# points}}.',
    description: 'Below the heading “Random draw” above the questions of a lecture.',
  },
  drawnSome: {
    id: 'authoring.drawnSome',
    defaultMessage:
      '{drawCount, number} of {count, plural, one {# question} other {# questions}} for {points, plural, one {# point} other {# points}} {drawCount, plural, one {is} other {are}} drawn',
    description: 'Above a question of a lecture that asks a part of its questions: how many of those with its points.',
  },
  drawnAll: {
    id: 'authoring.drawnAll',
    defaultMessage: 'Always asked: every question for {points, plural, one {# point} other {# points}} is drawn',
    description: 'Above a question of a lecture that asks a part of its questions.',
  },
  drawnNever: {
    id: 'authoring.drawnNever',
    defaultMessage: 'Never asked: no question for {points, plural, one {# point} other {# points}} is drawn',
    description: 'Warning above a question of a lecture that asks a part of its questions.',
  },
  addQuestion: { id: 'authoring.addQuestion', defaultMessage: 'Add a question', description: 'Button of the editor.' },
});
