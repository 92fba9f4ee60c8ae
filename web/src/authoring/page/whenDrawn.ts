/** Parts of the page load as they are needed; who has waited this long, in milliseconds, has gone on. */
const longestWaitMs = 5_000;

/** Does something with an element as soon as it is drawn; not at all once someone has moved on meanwhile. */
export function whenDrawn(find: () => HTMLElement | null | undefined, act: (element: HTMLElement) => void): void {
  const over = new AbortController();
  const look = (): void => {
    const element = find();
    if (!element) return;
    over.abort();
    act(element);
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
