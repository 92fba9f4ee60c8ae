import type { Keys } from '../../editing/richText/commands.ts';
import { shortcutLetter } from '../../editing/shortcutLetter.ts';

export const previewKeys: Keys = { key: 'p', alt: true };

type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'defaultPrevented' | 'getModifierState'
>;

/** Whether a key opens or closes the preview. AltGr counts as Ctrl and Alt on some systems, and writes letters with P on some keyboards. */
export const isPreviewKey = (event: KeyPress): boolean =>
  (event.ctrlKey || event.metaKey) &&
  event.altKey &&
  !event.shiftKey &&
  !event.defaultPrevented &&
  !event.getModifierState('AltGraph') &&
  shortcutLetter(event) === 'p';
