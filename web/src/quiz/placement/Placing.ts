import type { PointerEvent } from 'react';
import type { ItemDrag } from '../drag/useItemDrag.ts';
import type { DraggedItem, DropPlace } from './dragPlace.ts';
import type { Placement, PlacingKind } from './placementRules.ts';

/** An item or a category, and its words. */
export interface Named {
  readonly key: string;
  readonly name: string;
}

/** What pool and categories need to know of what someone does with the items. */
export interface Placing {
  readonly kind: PlacingKind;
  readonly categories: readonly Named[];
  readonly placement: Placement;
  /** Whether nothing can be changed any more. */
  readonly locked: boolean;
  /** Whether nothing can be changed now. */
  readonly frozen: boolean;
  /** What was picked up, to be put down by the next press. */
  readonly held: DraggedItem | null;
  readonly drag: ItemDrag<DraggedItem, DropPlace> | null;
  /** Whether what is held could be put there. */
  readonly takes: (category: string | null) => boolean;
  /** Picks an item up, or lets it go. `byKey` leads on to where it can be put. */
  readonly pick: (dragged: DraggedItem, byKey: boolean) => void;
  readonly put: (dragged: DraggedItem, category: string | null) => void;
  readonly onPointerDown: (event: PointerEvent, dragged: DraggedItem) => void;
  readonly itemName: (key: string) => string;
}
