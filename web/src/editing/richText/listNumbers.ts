import Delta from 'quill-delta';
import List from 'quill/formats/list.js';
import { Attributor, Scope } from 'parchment';
import { listTypes, typeOfList } from './listNumbering.ts';

/** The number that a list begins with, at its first item: the lists of the editor are flat. Shown by a counter, which needs it as a style. */
class StartAttributor extends Attributor {
  override add(node: HTMLElement, value: unknown): boolean {
    node.style.setProperty('--list-start', String(value));
    return super.add(node, value);
  }

  override remove(node: HTMLElement): void {
    node.style.removeProperty('--list-start');
    super.remove(node);
  }
}

export const ListStart = new StartAttributor('list-start', 'data-list-start', { scope: Scope.BLOCK });
export const ListType = new Attributor('list-type', 'data-list-type', {
  scope: Scope.BLOCK,
  whitelist: [...listTypes],
});

/** An item of a list. Enter gives the next one the formats of this one: the start stays with the first. */
export class NumberedItem extends List {
  override optimize(context: Record<string, unknown>): void {
    super.optimize(context);
    const { prev } = this;
    if (!(prev instanceof NumberedItem)) return;
    const isCopy = [...this.domNode.attributes]
      .filter(({ name }) => /^(?:data-list|data-list-start|class)$/.test(name))
      .every(({ name, value }) => prev.domNode.getAttribute(name) === value);
    if (isCopy && this.domNode.hasAttribute('data-list-start')) this.format(ListStart.attrName, '');
  }
}

/** What an item of a list within what is converted says of its numbers, at its own line and not at those of the lists within it. */
export function itemNumbers(node: Node, delta: Delta): Delta {
  const list = node.parentElement;
  if (!(node instanceof HTMLElement) || list?.tagName !== 'OL' || node.hasAttribute('data-list')) return delta;
  const start = node.previousElementSibling
    ? null
    : (list.getAttribute('start') ?? (followsNumbers(list) ? '1' : null));
  const type = typeOfList(list);
  const attributes = {
    ...(start === null ? {} : { [ListStart.attrName]: start }),
    ...(type === null ? {} : { [ListType.attrName]: type }),
  };
  return Object.keys(attributes).length === 0 ? delta : atFirstLine(delta, attributes);
}

/** A list of its own begins with 1 behind another one as well: the editor would make one of both. */
export const followsNumbers = (list: Element): boolean => list.previousElementSibling?.tagName === 'OL';

function atFirstLine(delta: Delta, attributes: Record<string, string>): Delta {
  let isOver = false;
  return delta.reduce((all, op) => {
    const end = typeof op.insert === 'string' && !isOver ? op.insert.indexOf('\n') : -1;
    if (typeof op.insert !== 'string' || end === -1) return all.push(op);
    isOver = true;
    return all
      .insert(op.insert.slice(0, end), op.attributes)
      .insert('\n', { ...op.attributes, ...attributes })
      .insert(op.insert.slice(end + 1), op.attributes);
  }, new Delta());
}
