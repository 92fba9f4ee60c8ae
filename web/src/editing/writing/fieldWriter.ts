import type { BufferedInput } from './inputBuffer.ts';
import { selectSampleField } from './sampleText.ts';
import { indexOf, type TextPlace } from './textPlace.ts';

/** How the caret is put into a field, and what was typed before it was there. */
export interface FieldWriter {
  /** Takes the focus, with the caret at a place; null is the end. `scrolls`: the caret is brought into view. */
  focus: (place: TextPlace | null, scrolls: boolean) => void;
  /** Does what was typed, in order, where the caret is. */
  write: (inputs: readonly BufferedInput[]) => void;
}

const writers = new WeakMap<Element, FieldWriter>();

/** Says how an element is written in that is no field of the browser. */
export function offerWriter(element: Element, writer: FieldWriter): void {
  writers.set(element, writer);
}

/** How a field is written in; null while its editor is not there yet. */
export function writerOf(field: Element): FieldWriter | null {
  if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) {
    return {
      focus: (place, scrolls) => focusPlain(field, place, scrolls),
      write: (inputs) => writePlain(field, inputs),
    };
  }
  return writers.get(field) ?? null;
}

/** Lets what listens for a key have it; whether the field is left to do what the key means. */
export function pressKey(field: Element, init: KeyboardEventInit): boolean {
  return field.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }));
}

type PlainField = HTMLTextAreaElement | HTMLInputElement;

function focusPlain(field: PlainField, place: TextPlace | null, scrolls: boolean): void {
  field.focus({ preventScroll: !scrolls });
  if (selectSampleField(field)) {
    return;
  }
  if (field.selectionStart === null) {
    field.select();
    return;
  }
  const caret = place ? indexOf(field.value, place) : field.value.length;
  field.setSelectionRange(caret, caret);
}

function writePlain(field: PlainField, inputs: readonly BufferedInput[]): void {
  if (field.selectionStart === null) {
    writeNumber(field, inputs);
    return;
  }
  for (const input of inputs) {
    if (input.kind === 'text') {
      insertPlain(field, input.text);
    } else if (input.kind === 'paste') {
      insertPlain(field, input.data.getData('text/plain'));
    } else if (pressKey(field, input.init)) {
      doKey(field, input.init);
    }
  }
}

/** No script may place the caret in a number: it is selected as a whole, and what was typed takes its place. */
function writeNumber(field: PlainField, inputs: readonly BufferedInput[]): void {
  const typed = inputs.map((input) => (input.kind === 'text' ? input.text : '')).join('');
  if (typed === '' || field.type !== 'number') {
    return;
  }
  // As a browser does: what is set on the field itself is not told to those who listen.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

function insertPlain(field: PlainField, text: string): void {
  const [start, end] = [field.selectionStart ?? field.value.length, field.selectionEnd ?? field.value.length];
  const line = field instanceof HTMLInputElement ? text.replaceAll(/\s*\n\s*/g, ' ') : text;
  field.setRangeText(line, start, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** What a browser does with a key that nothing else has taken. */
function doKey(field: PlainField, { key = '', ctrlKey = false, metaKey = false }: KeyboardEventInit): void {
  const { value } = field;
  const [start, end] = [field.selectionStart ?? value.length, field.selectionEnd ?? value.length];
  const back = /.$/su.exec(value.slice(0, start))?.[0].length ?? 0;
  const on = /^./su.exec(value.slice(end))?.[0].length ?? 0;
  if (ctrlKey || metaKey) {
    if (key.toLowerCase() === 'a') {
      field.select();
    }
  } else if (key === 'Enter' && field instanceof HTMLTextAreaElement) {
    insertPlain(field, '\n');
  } else if (key === 'Backspace' || key === 'Delete') {
    if (start === end) {
      field.setSelectionRange(key === 'Backspace' ? start - back : start, key === 'Backspace' ? end : end + on);
    }
    insertPlain(field, '');
  } else {
    const caret = { ArrowLeft: start - back, ArrowRight: end + on, Home: 0, End: value.length }[key];
    if (caret !== undefined) {
      field.setSelectionRange(caret, caret);
    }
  }
}
