/** Where programs say whether an item of a list is ticked: a box, what is read to the blind, or a class. */
const boxes = 'input[type="checkbox"], [role="checkbox"], .checkbox';

/** Marks the items of lists that can be ticked, as other programs write them, in place. */
export function taskItems(root: ParentNode): void {
  for (const item of root.querySelectorAll('li')) {
    const box = item.matches('[role="checkbox"]') ? item : boxOf(item);
    if (box !== null) {
      item.dataset['list'] = isTicked(box) ? 'checked' : 'unchecked';
    }
    if (box !== item) {
      box?.remove();
    }
  }
}

/** Whether an item is ticked, as the editor says it; null for any other. */
export function taskStateOf(element: Element): string | null {
  const state = element.tagName === 'LI' ? element.getAttribute('data-list') : null;
  return state === 'checked' || state === 'unchecked' ? state : null;
}

/** That of the item and not of the lists within it. */
const boxOf = (item: Element): Element | null =>
  [...item.querySelectorAll(boxes)].find((box) => box.closest('li') === item) ?? null;

const isTicked = (box: Element): boolean =>
  box.getAttribute('aria-checked') === 'true' || box.hasAttribute('checked') || box.classList.contains('checkbox-on');
