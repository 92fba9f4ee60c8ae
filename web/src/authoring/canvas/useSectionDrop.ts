import { useState, type DragEvent, type HTMLAttributes } from 'react';
import { carriedSections, type CarriedSections } from './carriedSections.ts';

/** Marks a section of a list, so that a place between two is found by their heights. */
export const sectionPlace = { 'data-section-place': '' } as const;

/**
 * Takes sections that are dragged from the drawer over a list of sections: `at` is the place where they would stand, from 0, or null.
 */
export function useSectionDrop(
  disabled: boolean,
  onDropped: (carried: CarriedSections, at: number) => void,
): readonly [
  at: number | null,
  handlers: Pick<HTMLAttributes<HTMLDivElement>, 'onDragOver' | 'onDragLeave' | 'onDrop'>,
] {
  const [at, setAt] = useState<number | null>(null);
  /** A list within another one, as in a branch, takes what is over it. */
  const taken = (event: DragEvent): CarriedSections | null => {
    const carried = disabled || event.defaultPrevented ? null : carriedSections();
    if (carried) event.preventDefault();
    return carried;
  };
  return [
    at,
    {
      onDragOver(event) {
        const isTaken = taken(event) !== null;
        if (isTaken) event.dataTransfer.dropEffect = 'copy';
        setAt(isTaken ? placeAt(event.currentTarget, event.clientY) : null);
      },
      onDragLeave({ currentTarget, relatedTarget }) {
        if (!currentTarget.contains(relatedTarget as Node | null)) setAt(null);
      },
      onDrop(event) {
        const carried = taken(event);
        if (carried) onDropped(carried, placeAt(event.currentTarget, event.clientY));
        setAt(null);
      },
    },
  ];
}

/** How many sections of the list stand above a height of the window. */
function placeAt(list: HTMLElement, y: number): number {
  const places = [...list.querySelectorAll<HTMLElement>('[data-section-place]')].filter(
    (place) => place.parentElement === list,
  );
  return places.filter((place) => {
    const { top, height } = place.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;
}
