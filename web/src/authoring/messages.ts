import { defineMessages } from '../i18n/defineMessages.ts';

/** The frame of the editor: bar, drawer, what is said of saving. */
export const editorMessages = defineMessages({
  bar: {
    id: 'authoring.bar',
    defaultMessage: 'Editing',
    description: 'Name of the bar above a course that is edited.',
  },
  undo: { id: 'authoring.undo', defaultMessage: 'Undo', description: 'Button of the editing bar.' },
  redo: { id: 'authoring.redo', defaultMessage: 'Redo', description: 'Button of the editing bar.' },
  reset: {
    id: 'authoring.reset',
    defaultMessage: 'Discard changes',
    description: 'Button that goes back to the last saved course.',
  },
  save: { id: 'authoring.save', defaultMessage: 'Save', description: 'Button of the editing bar.' },
  autoSave: {
    id: 'authoring.autoSave',
    defaultMessage: 'Auto-save',
    description: 'Switch: saves every minute on its own.',
  },
  publish: {
    id: 'authoring.publish',
    defaultMessage: 'Publish',
    description: 'Button that brings a course into the catalogue.',
  },
  viewAsLearner: {
    id: 'authoring.viewAsLearner',
    defaultMessage: 'View as learner',
    description: 'Button that leaves editing mode and shows what a learner sees.',
  },
  live: {
    id: 'authoring.live',
    defaultMessage: 'Live',
    description: 'State of a course in the editing bar: it is published, learners find it in the catalogue.',
  },
  draft: {
    id: 'authoring.draft',
    defaultMessage: 'Draft',
    description: 'State of a course in the editing bar: it is not published.',
  },
  template: {
    id: 'authoring.template',
    defaultMessage: 'Template',
    description: 'State of a course in the editing bar: others begin their courses with a copy of it.',
  },
  checking: {
    id: 'authoring.checking',
    defaultMessage: 'Checking who is editing…',
    description: 'In the editing bar of a course, until it is known whether someone else is editing it.',
  },
  readOnly: {
    id: 'authoring.readOnly',
    defaultMessage: 'Read only',
    description: 'In the editing bar of a course that someone else is editing: nothing can be changed here.',
  },
  savedToday: {
    id: 'authoring.savedToday',
    defaultMessage: 'Saved {time}',
    description: 'State of a course in the editing bar: all changes are saved, the last time today; {time} as 13:05.',
  },
  savedYesterday: {
    id: 'authoring.savedYesterday',
    defaultMessage: 'Saved yesterday, {time}',
    description:
      'State of a course in the editing bar: all changes are saved, the last time yesterday; {time} as 13:05.',
  },
  savedEarlier: {
    id: 'authoring.savedEarlier',
    defaultMessage: 'Saved {time}',
    description:
      'State of a course in the editing bar: all changes are saved, the last time days ago; {time} as 3 Mar 2026, 13:05.',
  },
  changed: {
    id: 'authoring.changed',
    defaultMessage: 'Unsaved changes',
    description: 'State of a course in the editing bar.',
  },
  undecided: {
    id: 'authoring.undecided',
    defaultMessage: 'Decision needed',
    description:
      'State of a course in the editing bar: it is not saved until its author decides about earlier answers.',
  },
  saving: { id: 'authoring.saving', defaultMessage: 'Saving…', description: 'State of a course in the editing bar.' },
  notSaved: {
    id: 'authoring.notSaved',
    defaultMessage: 'Not saved yet. Your changes are kept in this browser.',
    description: 'State of a course in the editing bar after a save failed.',
  },
  away: {
    id: 'authoring.away',
    defaultMessage: 'No connection. Your changes are kept in this browser.',
    description: 'State of a course in the editing bar while the server cannot be reached.',
  },
  drawer: {
    id: 'authoring.drawer',
    defaultMessage: 'Editing tools',
    description: 'Name of the panel beside a course that is edited.',
  },
  structure: {
    id: 'authoring.structure',
    defaultMessage: 'Structure',
    description: 'Tab: modules and lectures of the course.',
  },
  sections: { id: 'authoring.sections', defaultMessage: 'Sections', description: 'Tab: section types to insert.' },
  sectionsClosed: {
    id: 'authoring.sectionsClosed',
    defaultMessage: 'Open a lecture to add sections',
    description: 'Why the tab of section types cannot be chosen.',
  },
  foldDrawer: {
    id: 'authoring.foldDrawer',
    defaultMessage: 'Hide the panel',
    description: 'Button of the panel beside a course that is edited.',
  },
  unfoldDrawer: {
    id: 'authoring.unfoldDrawer',
    defaultMessage: 'Show the panel',
    description: 'Button that brings the panel beside a course that is edited back.',
  },
  resizeDrawer: {
    id: 'authoring.resizeDrawer',
    defaultMessage: 'Width of the panel',
    description: 'Handle that makes the panel wider.',
  },
  tooNarrow: {
    id: 'authoring.tooNarrow',
    defaultMessage: 'Editing needs a wider window. What you changed is kept.',
    description: 'Shown in place of the editor in a narrow window.',
  },
});
