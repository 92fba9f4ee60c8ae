import type { FocusEvent } from 'react';

/** Whether the focus goes on elsewhere in the branch that the sections of an option stand in; a window above the page is no elsewhere. */
export function hasLeftOption({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  const isWithin = (element: Element | null): boolean => element?.contains(relatedTarget) ?? false;
  return relatedTarget !== null && isWithin(currentTarget.closest('[data-node]')) && !isWithin(currentTarget);
}
