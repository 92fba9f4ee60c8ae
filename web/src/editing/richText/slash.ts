/** A “/” that was typed to choose what to put into the text. */
export interface Slash {
  /** Where it stands. */
  readonly index: number;
  /** What was typed behind it. */
  readonly query: string;
}

/** Whether a “/” opens the list: at the start of a line or behind a space, so that `and/or` and `1/2` do not. */
export const opensBlocks = (before: string): boolean => before === '' || /[\s\u00A0]$/u.test(before);

/** What is searched for between the “/” and the caret; null where it is no search any more. */
export const queryIn = (text: string): string | null =>
  /^\/(?![\s\u00A0])[^\n]{0,30}$/u.test(text) ? text.slice(1).replaceAll('\u00A0', ' ') : null;

/** Which entry comes after a key, from one end of the list to the other. */
export function nextEntry(key: string, now: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (now + 1) % count;
    case 'ArrowUp':
      return (now + count - 1) % count;
    default:
      return null;
  }
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const gap = 4;
const edge = 8;

/** Where a list stands in the window beside the caret, whole within it: below, or above where there is more room. */
export function listPlace(
  caret: Box,
  list: { readonly width: number; readonly height: number },
  view: { readonly width: number; readonly height: number },
  fromRight: boolean,
): { readonly left: number; readonly top: number; readonly maxHeight: number } {
  const below = view.height - caret.bottom - gap - edge;
  const above = caret.top - gap - edge;
  const isBelow = list.height <= below || below >= above;
  const maxHeight = Math.max(0, isBelow ? below : above);
  const height = Math.min(list.height, maxHeight);
  const wanted = fromRight ? caret.right - list.width : caret.left;
  return {
    left: Math.max(edge, Math.min(wanted, view.width - edge - list.width)),
    top: isBelow ? caret.bottom + gap : caret.top - gap - height,
    maxHeight,
  };
}
