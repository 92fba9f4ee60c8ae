import type { MouseEvent } from 'react';

/** Opens the link that was pressed in a tab of its own, so that the editor stays. */
export function openBeside(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target === '_blank' || link.hasAttribute('download')) return;
  event.preventDefault();
  window.open(new URL(link.getAttribute('href') ?? '', document.baseURI), '_blank', 'noopener');
}
