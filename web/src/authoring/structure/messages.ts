import { defineMessages } from '../../i18n/defineMessages.ts';

/** The structure of a course in the drawer of the editor. */
export const structureMessages = defineMessages({
  course: {
    id: 'authoring.structure.course',
    defaultMessage: 'Course page',
    description: 'Entry above the modules: opens the page of the course.',
  },
  addModule: {
    id: 'authoring.structure.addModule',
    defaultMessage: 'Add a module',
    description: 'Button below the modules.',
  },
  addLecture: {
    id: 'authoring.structure.addLecture',
    defaultMessage: 'Add a lecture',
    description: 'Button below the lectures of a module.',
  },
  newModule: {
    id: 'authoring.structure.newModule',
    defaultMessage: 'Module {number}',
    description: 'First name of a new module.',
  },
  newLecture: {
    id: 'authoring.structure.newLecture',
    defaultMessage: 'Lecture {number}',
    description: 'First name of a new lecture.',
  },
  actions: {
    id: 'authoring.structure.actions',
    defaultMessage: 'Actions for {name}',
    description: 'Button that opens the menu of a module or lecture.',
  },
});
