import { drawnText, indexOfDom, type DomPlace } from './drawnText.ts';
import { lettersOf, placeOf, type TextPlace } from './textPlace.ts';

/** A point of the window, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The texts around a press, the innermost first: their letters, by which their field is found, and the place of the press in each. */
export type PressedText = readonly { readonly letters: string; readonly place: TextPlace }[];

/** The texts of an element that a press at a point is in; null where it is in none. */
export function pressedText(root: Element, point: Point): PressedText | null {
  const caret = throughInert(root, () => caretAt(point));
  if (!caret || !root.contains(caret.node)) {
    return null;
  }
  const around: { letters: string; place: TextPlace }[] = [];
  for (let node: Node | null = caret.node; node && root.contains(node); node = node.parentNode) {
    const drawn = drawnText(node);
    const index = indexOfDom(drawn, caret);
    const letters = lettersOf(drawn.text);
    if (index !== null && letters !== '' && letters !== around.at(-1)?.letters) {
      around.push({ letters, place: placeOf(drawn.text, index) });
    }
  }
  return around.length > 0 ? around : null;
}

/** The place of a point in the text of one element; null where there is none, or the browser cannot tell. */
export function placeAt(root: Element, point: Point): TextPlace | null {
  const caret = throughInert(root, () => caretAt(point));
  if (!caret || !root.contains(caret.node)) {
    return null;
  }
  const drawn = drawnText(root);
  const index = indexOfDom(drawn, caret);
  return index === null ? null : placeOf(drawn.text, index);
}

const controls =
  'a, button, input, select, textarea, label, summary, video, audio, iframe, [role="button"], [role="tab"]';

/** Whether an element stands in a control, which uses presses for itself; one that is only drawn is none. */
export const isInControl = (element: Element): boolean =>
  element.closest(controls) !== null && element.closest('[inert]') === null;

/** Whether a press on an element means its words: those that stand in a control of their own use the press for themselves. */
export function isOnWords(root: Element, target: Element, { x, y }: Point): boolean {
  const pressed = throughInert(root, () => document.elementFromPoint(x, y)) ?? target;
  const element = root.contains(pressed) ? pressed : target;
  if (element === root || isInControl(element)) {
    return false;
  }
  return [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
}

/** The place between letters at a point; null where there is none. Safari has only the older way. */
export function caretAt({ x, y }: Point): DomPlace | null {
  if ('caretPositionFromPoint' in document) {
    const position = document.caretPositionFromPoint(x, y);
    return position && { node: position.offsetNode, offset: position.offset };
  }
  // oxlint-disable-next-line typescript/no-deprecated -- as above
  const range = (document as Document).caretRangeFromPoint(x, y);
  return range && { node: range.startContainer, offset: range.startOffset };
}

/** What is only looked at takes no presses; where one went is asked for as if it did. */
function throughInert<Found>(root: Element, find: () => Found): Found {
  const inert = [...root.querySelectorAll<HTMLElement>('[inert]')];
  for (const element of inert) {
    element.inert = false;
  }
  const found = find();
  for (const element of inert) {
    element.inert = true;
  }
  return found;
}
