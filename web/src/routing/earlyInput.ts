/**
 * What is pressed and typed in a page that the server has drawn, before the client has taken it over: nobody hears of it then, and taking
 * over puts fields back to what they were. It is noted by the boot script, and done again once there is someone to hear it.
 */

/** What to do again; undefined once nothing is noted any more. */
type Early = { lecternEarly?: Map<Element, () => void> };
const holder = globalThis as Early;

/** Submitting and links need no script, but for links that do more than lead somewhere. */
const heldPresses = 'button[type=button], a[data-does-more]';

/** Notes from now on. Runs in the boot script. */
export function noteEarlyInput(): void {
  holder.lecternEarly = new Map();
  addEventListener(
    'click',
    (event) => {
      const pressed = event.target instanceof Element ? event.target.closest(heldPresses) : null;
      const isLink = pressed instanceof HTMLAnchorElement;
      // A new tab opens at once.
      if (isLink && opensElsewhere(event)) return;
      if (!note(pressed, pressAgain)) return;
      // While the page is being taken over someone may hear it already, and would hear it twice.
      event.stopPropagation();
      if (isLink) event.preventDefault();
    },
    true,
  );
  addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return;
      const { value, checked } = target;
      if (target.type === 'checkbox' || target.type === 'radio') note(target, () => chooseAgain(target, checked));
      else note(target, () => typeAgain(target, value));
    },
    true,
  );
}

/** Notes no more, and does nothing of it: what stands in the place of the page listens on its own. */
export function forgetEarlyInput(): void {
  delete holder.lecternEarly;
}

/** Does what was noted, in its order, and notes no more. What is gone from the page is left out. */
export function repeatEarlyInput(): void {
  const early = holder.lecternEarly;
  delete holder.lecternEarly;
  for (const [element, again] of early ?? []) {
    try {
      if (element.isConnected) again();
    } catch (error) {
      // What comes after it is not its fault.
      reportError(error);
    }
  }
}

/**
 * Of one element the last counts, and has the place of the last. A button that is pressed twice in a row was meant once: nothing had moved.
 * Answers whether it was noted.
 */
function note<E extends Element>(element: E | null, again: (element: E) => void): boolean {
  const early = holder.lecternEarly;
  if (element === null || early === undefined) return false;
  early.delete(element);
  early.set(element, () => again(element));
  return true;
}

const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;

const pressAgain = (button: Element): void => (button as HTMLElement).click();

/** As it was before the press, whatever taking over has made of it: then the press is one. */
function chooseAgain(field: HTMLInputElement, checked: boolean): void {
  field.checked = !checked;
  field.click();
}

/** By the setter of all fields: what is set by that of the field itself React takes for its own, and another value first, to be a change. */
function typeAgain(field: HTMLInputElement, value: string): void {
  field.value = `${value} `;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
