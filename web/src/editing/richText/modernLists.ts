import { deepest } from './listDepths.ts';

/**
 * Turns the flat lists that the editor works on (one `ol` whose items say by `data-list` what they are, and by a class how deep) into
 * lists within lists, in place: screen readers then say how deep an item is, and which of them are numbered.
 */
export function modernLists(root: ParentNode): void {
  for (const list of root.querySelectorAll('ol:has(> li[data-list])')) list.replaceWith(...nested([...list.children]));
}

function nested(items: readonly Element[]): Element[] {
  const lists: Element[] = [];
  /** The list that is open at each depth. */
  let open: Element[] = [];
  /** What the first item of each says of its number. */
  const starts = new Map<Element, string | null>();
  for (const item of items) {
    const depth = Math.min(depthOf(item), open.length);
    const tag = item.getAttribute('data-list') === 'ordered' ? 'ol' : 'ul';
    open = open.slice(0, depth + 1);
    let list = open[depth];
    if (list?.tagName.toLowerCase() !== tag || (tag === 'ol' && beginsAnother(list, starts.get(list), item))) {
      list = newList(tag, item);
      starts.set(list, item.getAttribute('data-list-start'));
      const parent = open[depth - 1]?.lastElementChild;
      if (parent) parent.append(list);
      else lists.push(list);
      open[depth] = list;
    }
    list.append(withoutMarks(item));
  }
  return lists;
}

/** Whether an item is numbered in another way, or from another number, than the list before it. */
function beginsAnother(list: Element, begun: string | null | undefined, item: Element): boolean {
  const start = item.getAttribute('data-list-start');
  return (start !== null && start !== begun) || item.getAttribute('data-list-type') !== list.getAttribute('type');
}

function newList(tag: 'ol' | 'ul', item: Element): Element {
  const list = document.createElement(tag);
  for (const name of tag === 'ol' ? ['start', 'type'] : []) {
    const value = item.getAttribute(`data-list-${name}`);
    if (value !== null && value !== '1') list.setAttribute(name, value);
  }
  return list;
}

function depthOf(item: Element): number {
  for (let depth = deepest; depth > 0; depth -= 1) if (item.classList.contains(`ql-indent-${depth}`)) return depth;
  return 0;
}

/** Only items that can be ticked still say what they are. */
function withoutMarks(item: Element): Element {
  for (let depth = deepest; depth > 0; depth -= 1) item.classList.remove(`ql-indent-${depth}`);
  for (const name of ['data-list-start', 'data-list-type']) item.removeAttribute(name);
  if (item.classList.length === 0) item.removeAttribute('class');
  if (!item.getAttribute('data-list')?.includes('checked')) item.removeAttribute('data-list');
  return item;
}
