import type { Blot } from 'parchment';
import Delta from 'quill-delta';
import type { Context } from 'quill/modules/keyboard.js';
import type { Range } from 'quill/core.js';
import type { Quill } from './createQuill.ts';
import { deepest, lastOfBranch, movedDepths } from './listDepths.ts';
import { NumberedItem } from './listNumbers.ts';

/** What stands in the way of leaving a list by Tab is lifted by Escape, until another key is pressed (WCAG 2.1.2). */
export const isLeaving = new WeakMap<Quill, boolean>();

/** Remembers that Escape was pressed last. */
export function handleLeaving(quill: Quill): void {
  quill.container.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Tab' && key !== 'Shift') {
        isLeaving.set(quill, key === 'Escape');
      }
    },
    true,
  );
}

type Handler = (this: { quill: Quill }, range: Range, context: Context) => boolean;

const tab = (step: 1 | -1): Handler =>
  function onTab() {
    if (isLeaving.get(this.quill)) {
      return true;
    }
    moveItems(this.quill, step);
    return false;
  };

/** Out by one step, and at the top out of the list. */
function goOut({ quill }: { quill: Quill }): boolean {
  if (!moveItems(quill, -1)) {
    leaveList(quill);
  }
  return false;
}

/** The keys of lists, by the names that the library has for what they replace. */
export const listBindings = {
  indent: { key: 'Tab', shiftKey: false, format: ['list'], handler: tab(1) },
  outdent: { key: 'Tab', shiftKey: true, format: ['list'], handler: tab(-1) },
  'outdent backspace': {
    key: 'Backspace',
    collapsed: true,
    shiftKey: null,
    metaKey: null,
    ctrlKey: null,
    altKey: null,
    format: ['list'],
    offset: 0,
    handler(this: { quill: Quill }) {
      return goOut(this);
    },
  },
  'list empty enter': {
    key: 'Enter',
    collapsed: true,
    format: ['list'],
    empty: true,
    handler(this: { quill: Quill }) {
      return goOut(this);
    },
  },
  tick: {
    key: 'Enter',
    shortKey: true,
    format: ['list'],
    handler(this: { quill: Quill }, _range: Range, { format }: Context) {
      const ticked = { checked: 'unchecked', unchecked: 'checked' }[String(format['list'])];
      if (ticked !== undefined) {
        this.quill.format('list', ticked, 'user');
      }
      return ticked === undefined;
    },
  },
};

/** Whether the items that are selected could move a step in or out, by the tools. */
export const canMoveItems = (quill: Quill, step: 1 | -1): boolean => placeIn(quill)?.moved(step) != null;

/** Moves the items that are selected a step in or out, with the items within them; whether they could. */
export function moveItems(quill: Quill, step: 1 | -1): boolean {
  const place = placeIn(quill);
  const moved = place?.moved(step);
  if (!place || !moved) {
    return false;
  }
  const { items, first } = place;
  const depths = items.map(depthOf);
  const sibling = siblingOf(items, moved, first);
  setFormats(quill, items, (at) => {
    if (moved[at] === depths[at]) {
      return {};
    }
    // What joins the numbers of another list is numbered as that one is.
    const joins = at === first && sibling?.formats()['list'] === 'ordered';
    return {
      indent: moved[at] || null,
      ...(joins ? { 'list-start': null, 'list-type': sibling.formats()['list-type'] ?? null } : {}),
    };
  });
  return true;
}

/** Makes a paragraph of the item at the cursor; the items within it move out by a step. */
function leaveList(quill: Quill): void {
  const place = placeIn(quill);
  if (!place) {
    return;
  }
  const { items, first } = place;
  const depths = items.map(depthOf);
  const end = lastOfBranch(depths, first, first);
  setFormats(quill, items, (at) => {
    if (at === first) {
      return { list: null, indent: null, 'list-start': null, 'list-type': null };
    }
    return at > first && at <= end ? { indent: Math.max(0, (depths[at] ?? 0) - 1) || null } : {};
  });
}

type Item = Blot & NumberedItem;

interface Place {
  /** All items of the list. */
  readonly items: readonly Item[];
  /** The first that is selected. */
  readonly first: number;
  readonly moved: (step: 1 | -1) => readonly number[] | null;
}

/** Where the selection begins in its list; null where it begins in none. */
function placeIn(quill: Quill): Place | null {
  const range = quill.getSelection();
  if (range === null) {
    return null;
  }
  const selected = quill.getLines(range.index, Math.max(1, range.length));
  const begin = selected.find((line) => line instanceof NumberedItem);
  if (!begin) {
    return null;
  }
  const items = [...begin.parent.domNode.childNodes]
    .map((node) => quill.scroll.find(node))
    .filter((blot) => blot instanceof NumberedItem);
  const first = items.findIndex(({ domNode }) => domNode === begin.domNode);
  const last = items.findLastIndex((item) => selected.includes(item));
  const depths = items.map(depthOf);
  return { items, first, moved: (step) => movedDepths(depths, { first, last }, step) };
}

/** The item before, of the same list at the new depth. */
function siblingOf(items: readonly Item[], depths: readonly number[], at: number): Item | null {
  const depth = depths[at] ?? 0;
  for (let before = at - 1; before >= 0 && (depths[before] ?? 0) >= depth; before -= 1) {
    if (depths[before] === depth) {
      return items[before] ?? null;
    }
  }
  return null;
}

const depthOf = (item: Item): number => Math.min(deepest, Number(item.formats()['indent'] ?? 0));

/** Gives lines their formats as one step to undo. */
function setFormats(
  quill: Quill,
  lines: readonly Item[],
  formatsOf: (at: number) => Readonly<Record<string, unknown>>,
): void {
  const [head] = lines;
  let delta = new Delta().retain(head ? quill.getIndex(head) : 0);
  for (const [at, line] of lines.entries()) {
    delta = delta.retain(line.length() - 1).retain(1, formatsOf(at));
  }
  quill.history.cutoff();
  quill.updateContents(delta, 'user');
  quill.history.cutoff();
}
