import type { FocusEvent } from 'react';

/** Whether the focus moves out of the sections of an option to another part of their branch; a dialog above the page is no part of it. */
export function hasLeftOption({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  const isWithin = (element: Element | null): boolean => element?.contains(relatedTarget) ?? false;
  return relatedTarget !== null && isWithin(currentTarget.closest('[data-node]')) && !isWithin(currentTarget);
}
