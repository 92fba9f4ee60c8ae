/** What is dragged: an item, from the pool or out of a category. */
export interface DraggedItem {
  readonly item: string;
  /** Null for the pool. */
  readonly from: string | null;
}

/** Where something is dropped: into a category, or (null) into the pool. */
export interface DropPlace {
  readonly category: string | null;
}

/** Names them for what is dragged and dropped by; keys of items and categories are apart from each other. */
export const dragId = ({ item, from }: DraggedItem): string => JSON.stringify([item, from]);
export const dropId = ({ category }: DropPlace): string => JSON.stringify(category);
