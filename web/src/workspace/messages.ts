import { defineMessages } from '../i18n/defineMessages.ts';

export const workspaceMessages = defineMessages({
  title: { id: 'workspace.title', defaultMessage: 'Appearance', description: 'Title of the page.' },
  back: { id: 'workspace.back', defaultMessage: 'Back', description: 'Name of the arrow that leaves the page.' },
  save: { id: 'workspace.save', defaultMessage: 'Save', description: 'Button that saves the whole profile.' },
  preview: {
    id: 'workspace.previewTab',
    defaultMessage: 'Preview',
    description: 'Tab on small screens: how the site looks. A short word.',
  },
  saving: { id: 'workspace.saving', defaultMessage: 'Saving…', description: 'State of the form.' },
  unsaved: { id: 'workspace.unsaved', defaultMessage: 'Changes not saved yet', description: 'State of the form.' },
  allSaved: {
    id: 'workspace.allSaved',
    defaultMessage: 'All changes saved',
    description: 'State of the form when nothing was changed.',
  },
  saved: {
    id: 'workspace.saved',
    defaultMessage: 'Saved. Everyone sees the new look now.',
    description: 'Notice after saving.',
  },
  parts: {
    id: 'workspace.parts',
    defaultMessage: 'Sections of the form',
    description: 'Name of the row of tabs for screen readers.',
  },
  basics: { id: 'workspace.basics', defaultMessage: 'Basics', description: 'Tab: title, company, colours, logos.' },
  advanced: {
    id: 'workspace.advanced',
    defaultMessage: 'Advanced',
    description: 'Tab: everything else of the profile.',
  },
  consent: {
    id: 'workspace.consent',
    defaultMessage: 'Consent',
    description: 'Tab: versions of the terms that people agree to.',
  },
  conflict: {
    id: 'workspace.conflict',
    defaultMessage:
      'Someone else saved in the meantime; what you typed is still here. Save your version over theirs, or load theirs and continue from there.',
    description: 'When the profile changed since it was read.',
  },
  overwrite: {
    id: 'workspace.overwrite',
    defaultMessage: 'Save mine',
    description: 'Button: saves whatever someone else has saved.',
  },
  takeTheirs: {
    id: 'workspace.takeTheirs',
    defaultMessage: 'Load theirs',
    description: 'Button: drops what was typed and reads what is stored.',
  },
  goOn: {
    id: 'workspace.goOn',
    defaultMessage: 'Decide later',
    description: 'Button: closes the notice and leaves everything as it is.',
  },
});
