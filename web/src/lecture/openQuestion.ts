/** What of a page can be pressed or written in. */
const control = 'input, button, [tabindex="0"]';

/** Brings the first question that still takes an answer into sight and focus; where it is not revealed yet, what reveals it. */
export function goToOpenQuestion(): void {
  const place = document.querySelector('[data-question="open"], [data-reveals]');
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  place?.scrollIntoView({ block: 'start', behavior: calm ? 'auto' : 'smooth' });
  place?.querySelector<HTMLElement>(control)?.focus({ preventScroll: true });
}
