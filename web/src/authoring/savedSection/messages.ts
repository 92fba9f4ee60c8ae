import { defineMessages } from '../../i18n/defineMessages.ts';

/** Sections that authors keep for any lecture of the workspace. */
export const savedSectionMessages = defineMessages({
  types: {
    id: 'authoring.saved.types',
    defaultMessage: 'New section',
    description: 'Heading above the section types that can be added to a lecture.',
  },
  saved: {
    id: 'authoring.saved.title',
    defaultMessage: 'Saved',
    description: 'Heading above the sections that authors have saved for any lecture.',
  },
  search: {
    id: 'authoring.saved.search',
    defaultMessage: 'Search saved sections',
    description: 'Label of a search.',
  },
  loading: {
    id: 'authoring.saved.loading',
    defaultMessage: 'Loading saved sections…',
    description: 'In place of the list while it loads.',
  },
  empty: {
    id: 'authoring.saved.empty',
    defaultMessage:
      'Sections that you and other authors save appear here. Select a section in a lecture and press “Save section”.',
    description: 'In place of the list of saved sections. The words in quotation marks are authoring.saved.save.',
  },
  notFound: {
    id: 'authoring.saved.notFound',
    defaultMessage: 'No saved section has this in its name',
    description: 'After a search without results.',
  },
  failed: {
    id: 'authoring.saved.failed',
    defaultMessage: 'The saved sections could not be loaded. Your course is safe.',
    description: 'In place of the list.',
  },
  reload: {
    id: 'authoring.saved.reload',
    defaultMessage: 'Load the saved sections again',
    description: 'Button.',
  },
  more: { id: 'authoring.saved.more', defaultMessage: 'Show more saved sections', description: 'Button.' },
  moreFailed: {
    id: 'authoring.saved.moreFailed',
    defaultMessage: 'More saved sections could not be loaded. Try again.',
    description: 'Beside the button “Show more saved sections”.',
  },
  holds: {
    id: 'authoring.saved.holds',
    defaultMessage: '{count, plural, one {# section} other {# sections}}',
    description: 'How many sections a saved one holds.',
  },
  by: {
    id: 'authoring.saved.by',
    defaultMessage: '{holds} · {person}',
    description: 'How many sections a saved one holds, and who saved it.',
  },
  inserts: {
    id: 'authoring.saved.inserts',
    defaultMessage: 'Adds a copy to the lecture',
    description: 'What pressing a saved section does.',
  },
  notInserted: {
    id: 'authoring.saved.notInserted',
    defaultMessage: 'The saved section could not be loaded, so nothing was added. Try again.',
    description: 'Notice.',
  },
  gone: {
    id: 'authoring.saved.gone',
    defaultMessage: 'Someone has deleted this saved section in the meantime.',
    description: 'Notice.',
  },
  noBranchHere: {
    id: 'authoring.saved.noBranchHere',
    defaultMessage: 'A branch cannot stand inside another branch.',
    description: 'Notice after a section was dropped where it may not be.',
  },
  actions: {
    id: 'authoring.saved.actions',
    defaultMessage: 'Actions: {name}',
    description: 'Name of the menu at a saved section.',
  },
  rename: { id: 'authoring.saved.rename', defaultMessage: 'Rename', description: 'Menu item and button.' },
  renameTitle: {
    id: 'authoring.saved.renameTitle',
    defaultMessage: 'Rename saved section',
    description: 'Title of a dialog.',
  },
  remove: { id: 'authoring.saved.remove', defaultMessage: 'Delete', description: 'Menu item and button.' },
  removeTitle: {
    id: 'authoring.saved.removeTitle',
    defaultMessage: 'Delete the saved section “{name}”?',
    description: 'Title of a question.',
  },
  removeText: {
    id: 'authoring.saved.removeText',
    defaultMessage: 'It is deleted for all authors. Copies in lectures stay. You cannot undo this.',
    description: 'Before a saved section is deleted.',
  },
  removed: {
    id: 'authoring.saved.removed',
    defaultMessage: 'Deleted: {name}',
    description: 'Notice after a saved section was deleted.',
  },
  save: {
    id: 'authoring.saved.save',
    defaultMessage: 'Save section',
    description: 'Button of the toolbar of a section: keeps it for other lectures. Also the title of the dialog.',
  },
  saveText: {
    id: 'authoring.saved.saveText',
    defaultMessage: 'All authors find it on the tab “Sections” and can add copies of it to any lecture.',
    description: 'In the dialog that saves a section.',
  },
  name: { id: 'authoring.saved.name', defaultMessage: 'Name', description: 'Field: name of a saved section.' },
  confirm: { id: 'authoring.saved.confirm', defaultMessage: 'Save', description: 'Button of the dialog.' },
  done: {
    id: 'authoring.saved.done',
    defaultMessage: 'Saved for all authors: {name}',
    description: 'Notice after a section was saved.',
  },
  full: {
    id: 'authoring.saved.full',
    defaultMessage:
      'Nothing was saved: this space keeps {most, number} saved sections already. Delete one that is no longer needed.',
    description: 'When a section could not be saved.',
  },
  invalid: {
    id: 'authoring.saved.invalid',
    defaultMessage:
      'Nothing was saved. The section may be larger than 256 KB, or something in it is not complete yet; in the lecture it stays as it is.',
    description: 'When a section could not be saved.',
  },
  forbidden: {
    id: 'authoring.saved.forbidden',
    defaultMessage: 'Only the person who saved this section and admins can change it.',
    description: 'When a saved section could not be renamed or deleted.',
  },
});
