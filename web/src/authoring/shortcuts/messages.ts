import { defineMessages } from '../../i18n/defineMessages.ts';

/** The list of the editor's keys. */
export const shortcutMessages = defineMessages({
  title: {
    id: 'authoring.shortcuts.title',
    defaultMessage: 'Keyboard shortcuts',
    description: 'Title of the list of keys, and the menu item that opens it.',
  },
  everywhere: {
    id: 'authoring.shortcuts.everywhere',
    defaultMessage: 'Everywhere in the editor',
    description: 'Heads a part of the list of keys.',
  },
  node: {
    id: 'authoring.shortcuts.node',
    defaultMessage: 'A section or a question that is selected',
    description: 'Heads a part of the list of keys.',
  },
  structure: {
    id: 'authoring.shortcuts.structure',
    defaultMessage: 'The structure',
    description: 'Heads a part of the list of keys: those of the tree of modules and lectures.',
  },
  text: {
    id: 'authoring.shortcuts.text',
    defaultMessage: 'A text',
    description: 'Heads a part of the list of keys: those while one writes.',
  },
  typed: {
    id: 'authoring.shortcuts.typed',
    defaultMessage: 'As you type',
    description: 'Heads a part of the list of keys: signs that become headings, lists and so on.',
  },
  list: {
    id: 'authoring.shortcuts.list',
    defaultMessage: 'This list',
    description: 'What keys open the list of keys itself.',
  },
  write: {
    id: 'authoring.shortcuts.write',
    defaultMessage: 'Edit, with the caret at the end',
    description: 'What a key does with a section.',
  },
  done: {
    id: 'authoring.shortcuts.done',
    defaultMessage: 'Done',
    description: 'What a key does with a section that is open: closes its editor.',
  },
  paste: {
    id: 'authoring.shortcuts.paste',
    defaultMessage: 'Paste after it',
    description: 'What keys do: insert what was copied behind the selected section.',
  },
  open: {
    id: 'authoring.shortcuts.open',
    defaultMessage: 'Open the lecture',
    description: 'What a key does in the tree.',
  },
  mark: {
    id: 'authoring.shortcuts.mark',
    defaultMessage: 'Select several',
    description: 'What a key does in the tree: adds the row to those that are selected.',
  },
  markAll: {
    id: 'authoring.shortcuts.markAll',
    defaultMessage: 'Select all beside it',
    description: 'What keys do in the tree: select all lectures of the module, or all modules.',
  },
  blocks: {
    id: 'authoring.shortcuts.blocks',
    defaultMessage: 'What can be inserted here',
    description: 'What “/” does in an empty line: lists blocks.',
  },
  tick: {
    id: 'authoring.shortcuts.tick',
    defaultMessage: 'Tick a task',
    description: 'What keys do in a task list.',
  },
  keySpace: {
    id: 'authoring.shortcuts.keySpace',
    defaultMessage: 'Space',
    description: 'The key as it is labelled or called.',
  },
  keyDelete: {
    id: 'authoring.shortcuts.keyDelete',
    defaultMessage: 'Delete',
    description: 'The key as it is labelled.',
  },
});
