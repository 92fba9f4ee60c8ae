const invalid = '[aria-invalid="true"]';

/**
 * Puts the focus on the first field of a form that is wrong, after the form has said which are: in the next frame, or whenever it
 * does. `onFocused` hears of it; the answer gives up waiting.
 */
export function focusFirstInvalid(form: HTMLElement, onFocused?: () => void): () => void {
  const watch = new MutationObserver(() => focusInvalid());
  const frame = requestAnimationFrame(() => {
    watch.observe(form, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] });
    focusInvalid();
  });
  const stop = (): void => {
    cancelAnimationFrame(frame);
    watch.disconnect();
  };
  const focusInvalid = (): void => {
    const field = form.querySelector<HTMLElement>(invalid);
    if (!field) return;
    stop();
    field.focus();
    onFocused?.();
  };
  return stop;
}
