/** As long as two presses may be one double click, in milliseconds; and how far apart they may be, in pixels. */
const [longest, farthest] = [500, 4];

/**
 * Keeps the rest of a double click from what has come to stand below the pointer since its first press, as a button that deletes.
 * A press of its own ends it.
 */
export function ignoreRestOfDoubleClick({ clientX, clientY, timeStamp }: MouseEvent): void {
  const over = new AbortController();
  const isRest = (event: MouseEvent): boolean =>
    // A press of the pointer does not say its number.
    (event.type === 'pointerdown' || event.detail > 1) &&
    event.timeStamp - timeStamp < longest &&
    Math.hypot(event.clientX - clientX, event.clientY - clientY) <= farthest;
  const onEvent = (event: MouseEvent): void => {
    if (!isRest(event)) {
      over.abort();
      return;
    }
    event.stopImmediatePropagation();
    if (event.type !== 'pointerdown') {
      event.preventDefault();
    }
  };
  for (const type of ['pointerdown', 'mousedown', 'click', 'dblclick'] as const) {
    window.addEventListener(type, onEvent, { capture: true, signal: over.signal });
  }
}
