import { defineMessages } from '../../i18n/defineMessages.ts';

/** The tour of the course editor: what its controls are for. */
export const editorTourMessages = defineMessages({
  structureText: {
    id: 'authoring.tour.structureText',
    defaultMessage:
      'The modules and lectures of your course. Open a lecture to write it, and add, move or delete what the course needs.',
    description: 'What the tab “Structure” is for.',
  },
  library: {
    id: 'authoring.tour.library',
    defaultMessage: 'Library',
    description: 'Step of the tour of the editor: a tab.',
  },
  libraryText: {
    id: 'authoring.tour.libraryText',
    defaultMessage: 'The files of your workspace. Upload pictures and documents here and use them in any lecture.',
    description: 'What the tab “Library” is for.',
  },
  sectionsText: {
    id: 'authoring.tour.sectionsText',
    defaultMessage:
      'What a lecture can be made of: texts, pictures, conversations, questions and more. It opens with a lecture.',
    description: 'What the tab “Sections” is for.',
  },
  widthText: {
    id: 'authoring.tour.widthText',
    defaultMessage: 'Drag this edge, or use the arrow keys, to give the panel more or less room.',
    description: 'What the edge of the panel is for.',
  },
  history: {
    id: 'authoring.tour.history',
    defaultMessage: 'Undo and redo',
    description: 'Step of the tour of the editor: two buttons.',
  },
  historyText: {
    id: 'authoring.tour.historyText',
    defaultMessage: 'Takes back every change, step by step, also a deletion. Ctrl+Z and Ctrl+Y do the same.',
    description: 'What these buttons are for.',
  },
  autoSaveText: {
    id: 'authoring.tour.autoSaveText',
    defaultMessage: 'Saves your changes every minute. What is not saved yet is kept in this browser.',
    description: 'What the switch is for.',
  },
  resetText: {
    id: 'authoring.tour.resetText',
    defaultMessage: 'Brings back the course as it was saved last. This can be undone.',
    description: 'What the button is for.',
  },
  saveText: {
    id: 'authoring.tour.saveText',
    defaultMessage: 'Saves all changes. If the course is published, learners see them at once.',
    description: 'What the button is for.',
  },
  publishText: {
    id: 'authoring.tour.publishText',
    defaultMessage:
      'Shows what is still missing, and brings the course into the catalogue. The menu beside it takes it out again.',
    description: 'What the button is for.',
  },
  viewText: {
    id: 'authoring.tour.viewText',
    defaultMessage: 'Shows the course as learners see it. The switch in the header brings you back.',
    description: 'What the button is for.',
  },
  editingText: {
    id: 'authoring.tour.editingText',
    defaultMessage: 'Turns editing on and off on every page of the course.',
    description: 'What the switch is for.',
  },
  tourText: {
    id: 'authoring.tour.tourText',
    defaultMessage: 'Starts the tour again whenever you need it.',
    description: 'What the button is for.',
  },
});
