import type { MessageDescriptor } from 'react-intl';
import { fieldMessages } from '../../editing/messages.ts';
import { commands, type Keys } from '../../editing/richText/commands.ts';
import { canvasMessages } from '../canvas/messages.ts';
import { editorMessages } from '../messages.ts';
import { previewMessages } from '../preview/messages.ts';
import { redoKeys, saveKeys, undoKeys } from '../page/barKeys.ts';
import { previewKeys } from '../preview/previewKeys.ts';
import { structureMessages } from '../structure/messages.ts';
import { shortcutMessages as messages } from './messages.ts';

/** What keys do, or signs that are typed. */
export interface Shortcut {
  readonly name: MessageDescriptor;
  readonly keys: readonly (Keys | string)[];
}

export interface ShortcutGroup {
  readonly title: MessageDescriptor;
  readonly shortcuts: readonly Shortcut[];
}

const bare = (key: string): Keys => ({ key, bare: true });

/** What sections, questions and rows of the structure have in common. */
const ofNodes: readonly Shortcut[] = [
  { name: canvasMessages.moveUp, keys: [{ key: '↑', bare: true, alt: true }] },
  { name: canvasMessages.moveDown, keys: [{ key: '↓', bare: true, alt: true }] },
  { name: canvasMessages.duplicate, keys: [{ key: 'd' }] },
  { name: canvasMessages.copy, keys: [{ key: 'c' }] },
  { name: canvasMessages.cut, keys: [{ key: 'x' }] },
  { name: messages.paste, keys: [{ key: 'v' }] },
  { name: canvasMessages.remove, keys: [bare('Delete')] },
];

/** All keys of the editor, by where they work. */
export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    title: messages.everywhere,
    shortcuts: [
      { name: editorMessages.save, keys: [saveKeys] },
      { name: editorMessages.undo, keys: [undoKeys] },
      { name: editorMessages.redo, keys: [redoKeys, { ...undoKeys, shift: true }] },
      { name: previewMessages.open, keys: [previewKeys] },
      { name: messages.list, keys: [{ key: '/' }, '?'] },
    ],
  },
  {
    title: messages.node,
    shortcuts: [
      { name: messages.write, keys: [bare('Enter'), bare('F2')] },
      { name: messages.done, keys: [bare('Escape')] },
      ...ofNodes,
    ],
  },
  {
    title: messages.structure,
    shortcuts: [
      { name: messages.open, keys: [bare('Enter')] },
      { name: structureMessages.rename, keys: [bare('F2')] },
      { name: messages.mark, keys: [bare('Space'), { key: '↑', bare: true, shift: true }] },
      { name: messages.markAll, keys: [{ key: 'a' }] },
      ...ofNodes,
    ],
  },
  {
    title: messages.text,
    shortcuts: [
      ...commands.flatMap(({ name, keys }) => (keys ? [{ name, keys: [keys] }] : [])),
      { name: fieldMessages.deeper, keys: [bare('Tab')] },
      { name: fieldMessages.higher, keys: [{ key: 'Tab', bare: true, shift: true }] },
      { name: messages.tick, keys: [{ key: 'Enter' }] },
    ],
  },
  {
    title: messages.typed,
    shortcuts: [
      { name: messages.blocks, keys: ['/'] },
      { name: fieldMessages.heading2, keys: ['#'] },
      { name: fieldMessages.heading3, keys: ['##'] },
      { name: fieldMessages.heading4, keys: ['###'] },
      { name: fieldMessages.bullets, keys: ['-', '*'] },
      { name: fieldMessages.numbers, keys: ['1.'] },
      { name: fieldMessages.tasks, keys: ['[]'] },
      { name: fieldMessages.quotation, keys: ['>'] },
      { name: fieldMessages.rule, keys: ['---'] },
      { name: fieldMessages.codeBlock, keys: ['```'] },
      { name: fieldMessages.bold, keys: ['**…**'] },
      { name: fieldMessages.italic, keys: ['*…*'] },
      { name: fieldMessages.strike, keys: ['~~…~~'] },
      { name: fieldMessages.code, keys: ['`…`'] },
    ],
  },
];
