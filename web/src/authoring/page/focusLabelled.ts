/** Parts of the page load as they are needed; who has waited this long, in milliseconds, has gone on. */
const longestWaitMs = 5_000;

const takesFocus = 'input, textarea, select, button, [role="textbox"], [tabindex]';

/** Puts the focus on what has one of these names within the page, as soon as it is drawn; unless someone moves on meanwhile. */
export function focusLabelled(labels: readonly string[]): void {
  const over = new AbortController();
  const look = (): void => {
    const field = labelledBy(labels);
    if (!field) return;
    over.abort();
    field.focus();
  };
  const observer = new MutationObserver(look);
  over.signal.addEventListener('abort', () => observer.disconnect());
  for (const type of ['keydown', 'pointerdown']) {
    document.addEventListener(type, () => over.abort(), { capture: true, signal: over.signal });
  }
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => over.abort(), longestWaitMs);
  look();
}

const labelledBy = (labels: readonly string[]): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`main :is(${takesFocus})`)].find((each) => labels.includes(nameOf(each)));

function nameOf(element: HTMLElement): string {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const named = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  const labels = 'labels' in element ? (element as HTMLInputElement).labels : null;
  return (element.getAttribute('aria-label') ?? (named || labels?.[0]?.textContent) ?? '').trim();
}
