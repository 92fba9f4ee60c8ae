import { drawnText } from './drawnText.ts';
import type { PressedText } from './pressedText.ts';
import { lettersOf, type TextPlace } from './textPlace.ts';

const written = 'textarea, input:not([type]), input[type="text"], input[type="url"], [role="textbox"]';
const chosen = 'select, input:not([type="hidden"])';

/** The field to begin with, and the place in it. */
export interface FoundField {
  readonly field: HTMLElement;
  /** Null is the end. */
  readonly place: TextPlace | null;
}

/** The field in an element of the text that was pressed, else the first that takes words, else the first; null while there is none. */
export function findField(root: Element, pressed: PressedText | null): FoundField | null {
  const fields = fieldsIn(root, written);
  for (const { letters, place } of pressed ?? []) {
    const field = fields.find((each) => lettersOf(wordsOf(each)) === letters);
    if (field) {
      return { field, place };
    }
  }
  const field = fields[0] ?? fieldsIn(root, chosen)[0];
  return field ? { field, place: null } : null;
}

const fieldsIn = (root: Element, selector: string): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter(
    (field) => !field.matches(':disabled') && field.closest('[inert], [role="toolbar"], dialog') === null,
  );

const wordsOf = (field: HTMLElement): string =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : drawnText(field).text;
