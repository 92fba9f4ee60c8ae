import { ArrowDown20Regular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowUp20Regular } from '@fluentui/react-icons/svg/arrow-up';
import { CheckboxChecked20Regular } from '@fluentui/react-icons/svg/checkbox-checked';
import { ClipboardPaste20Regular } from '@fluentui/react-icons/svg/clipboard-paste';
import { Copy20Regular } from '@fluentui/react-icons/svg/copy';
import { Cut20Regular } from '@fluentui/react-icons/svg/cut';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { DocumentMultiple20Regular } from '@fluentui/react-icons/svg/document-multiple';
import { ArrowMove20Regular } from '@fluentui/react-icons/svg/arrow-move';
import { Open20Regular } from '@fluentui/react-icons/svg/open';
import { Rename20Regular } from '@fluentui/react-icons/svg/rename';
import type { ReactElement } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { canvasMessages } from '../canvas/messages.ts';
import { structureMessages as messages } from './messages.ts';
import type { TreeCommand } from './treeKeys.ts';

export type MenuCommand = TreeCommand | 'paste' | 'select';

/** What a menu is about: a module, a lecture, or several that are selected. */
export type MenuAbout = 'module' | 'lecture' | 'several';

export interface MenuEntry {
  readonly command: MenuCommand;
  readonly text: MessageDescriptor;
  readonly icon: ReactElement;
  /** The keys that do the same at a row. */
  readonly keys?: string;
  /** What it makes sense for; everything unless told. */
  readonly only?: readonly MenuAbout[];
}

/** What the menu of a row offers, in groups. */
export const menuGroups: readonly (readonly MenuEntry[])[] = [
  [
    { command: 'open', text: messages.open, icon: <Open20Regular />, keys: 'Enter', only: ['lecture'] },
    { command: 'rename', text: messages.rename, icon: <Rename20Regular />, keys: 'F2', only: ['module', 'lecture'] },
    { command: 'select', text: messages.select, icon: <CheckboxChecked20Regular />, only: ['module', 'lecture'] },
  ],
  [
    { command: 'moveTo', text: messages.moveTo, icon: <ArrowMove20Regular /> },
    { command: 'moveUp', text: canvasMessages.moveUp, icon: <ArrowUp20Regular />, keys: 'Alt+↑' },
    { command: 'moveDown', text: canvasMessages.moveDown, icon: <ArrowDown20Regular />, keys: 'Alt+↓' },
  ],
  [
    { command: 'duplicate', text: canvasMessages.duplicate, icon: <DocumentMultiple20Regular /> },
    { command: 'copy', text: canvasMessages.copy, icon: <Copy20Regular /> },
    { command: 'cut', text: canvasMessages.cut, icon: <Cut20Regular /> },
    { command: 'paste', text: canvasMessages.paste, icon: <ClipboardPaste20Regular />, only: ['module', 'lecture'] },
  ],
  [{ command: 'remove', text: canvasMessages.remove, icon: <Delete20Regular /> }],
];

/** What the menu offers for what it is about. */
export const menuFor = (about: MenuAbout): readonly (readonly MenuEntry[])[] =>
  menuGroups
    .map((group) => group.filter(({ only }) => !only || only.includes(about)))
    .filter((group) => group.length > 0);
