import type { Keys } from '../../editing/richText/commands.ts';

/** The keys of the editing bar, as its tooltips and the list of shortcuts tell them; `useUndoKeys` listens to them. */
export const undoKeys: Keys = { key: 'z' };
export const redoKeys: Keys = { key: 'y' };
export const saveKeys: Keys = { key: 's' };
