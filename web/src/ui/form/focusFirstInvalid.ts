const invalid = '[aria-invalid="true"]';

/** Puts the focus on the first field of a form that is wrong, after the form has said which are: in the next frame, or whenever it does. */
export function focusFirstInvalid(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    if (focusInvalid(form)) return;
    const watch = new MutationObserver(() => {
      if (focusInvalid(form)) watch.disconnect();
    });
    watch.observe(form, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] });
  });
}

function focusInvalid(form: HTMLFormElement): boolean {
  const field = form.querySelector<HTMLElement>(invalid);
  field?.focus();
  return field !== null;
}
