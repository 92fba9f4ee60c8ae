import type { KeyboardEvent } from 'react';
import { focusAfterKey } from '../choice/choiceRules.ts';
import { dragId, dropId, type DraggedItem, type DropPlace } from './dragPlace.ts';

/** Where the focus goes once a change is drawn. */
export type FocusSpot =
  /** The item that now is at a place, from 0, in the pool or in a category; the last one when there are fewer. */
  | { readonly in: DropPlace; readonly index: number }
  | { readonly item: DraggedItem }
  /** The first place where what is held can be put. */
  | 'target';

/** What a spot names within pool and categories; where no item is left, the button that has the answer checked. */
export function elementAt(root: HTMLElement, spot: FocusSpot): HTMLElement | null {
  const found = spot === 'target' ? root.querySelector<HTMLElement>('[data-target]') : itemAt(root, spot);
  return found ?? root.closest('article')?.querySelector<HTMLElement>('[data-check]') ?? null;
}

function itemAt(root: HTMLElement, spot: Exclude<FocusSpot, 'target'>): HTMLElement | undefined {
  const items = [...root.querySelectorAll<HTMLElement>('[data-pick]')];
  if ('item' in spot) return items.find(({ dataset }) => dataset['pick'] === dragId(spot.item));
  const there = items.filter((item) => item.closest<HTMLElement>('[data-zone]')?.dataset['zone'] === dropId(spot.in));
  return there[Math.min(spot.index, there.length - 1)];
}

/** Arrows, Home and End go through the items of the pool or of one category, and through the places for what is held. */
export function followArrows(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  // Elements of a frame are of its own window.
  const view = currentTarget.ownerDocument.defaultView ?? window;
  if (!(target instanceof view.HTMLElement)) return;
  const places = target.matches('[data-target]');
  const within = places ? currentTarget : target.closest('[data-zone]');
  const group = [...(within?.querySelectorAll<HTMLElement>(places ? '[data-target]' : '[data-pick]') ?? [])];
  const to = group.includes(target) ? focusAfterKey(event.key, group.indexOf(target), group.length) : null;
  if (to === null) return;
  event.preventDefault();
  group[to]?.focus();
}
