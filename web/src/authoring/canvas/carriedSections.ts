import type { DragEventHandler } from 'react';
import type { NewSections } from './useInsertSection.ts';

/** Sections that someone drags from the drawer onto the page. */
export interface CarriedSections {
  /** Null when they are gone. Reading begins with the drag. */
  readonly sections: Promise<NewSections | null>;
  /** Whether the editor of the first opens at its place. */
  readonly open: boolean;
}

/** A drag has one window and one pointer; what is dragged from elsewhere is not for the lecture. */
let carried: CarriedSections | null = null;

export const carriedSections = (): CarriedSections | null => carried;

export function carrying(
  sections: Promise<NewSections | null>,
  { open }: Pick<CarriedSections, 'open'>,
): CarriedSections {
  // Who lets go of it elsewhere need not hear that it could not be read.
  sections.catch(() => undefined);
  return { sections, open };
}

/** What makes an element carry sections while it is dragged. */
export const dragProps = (
  carry: () => CarriedSections,
): { readonly onDragStart: DragEventHandler; readonly onDragEnd: DragEventHandler } => ({
  onDragStart({ dataTransfer }) {
    carried = carry();
    dataTransfer.effectAllowed = 'copy';
    // Firefox drags only what has data.
    dataTransfer.setData('application/x-lectern-sections', '');
  },
  onDragEnd() {
    carried = null;
  },
});
