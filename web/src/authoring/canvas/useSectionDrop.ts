import { useState, type DragEvent, type HTMLAttributes } from 'react';
import type { NodeKey } from '../draft/courseDraft.ts';
import { carriedSections, type CarriedSections } from './carriedSections.ts';

/** Marks a section of a list, so that a place between two is found by their heights. */
export const sectionPlace = (key: NodeKey): { readonly 'data-section-place': NodeKey } => ({
  'data-section-place': key,
});

/**
 * Takes sections that are dragged from the drawer over a list of sections, and files from elsewhere: `at` is the place where they would
 * stand, from 0, or null.
 */
export function useSectionDrop(
  disabled: boolean,
  onDropped: (carried: CarriedSections, at: number) => void,
  onFiles: (files: readonly File[], at: number) => void,
): readonly [
  at: number | null,
  handlers: Pick<HTMLAttributes<HTMLDivElement>, 'onDragOver' | 'onDragLeave' | 'onDrop'>,
] {
  const [at, setAt] = useState<number | null>(null);
  /** A list within another one, as in a branch, takes what is over it; a text takes its own files. */
  const taken = (event: DragEvent): CarriedSections | 'files' | null => {
    if (disabled || event.defaultPrevented) return null;
    const inText = event.target instanceof Element && event.target.closest('[role="textbox"]') !== null;
    const carried = carriedSections() ?? (hasFiles(event) && !inText ? 'files' : null);
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
        const place = placeAt(event.currentTarget, event.clientY);
        if (carried === 'files') onFiles([...event.dataTransfer.files], place);
        else if (carried) onDropped(carried, place);
        setAt(null);
      },
    },
  ];
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** How many sections of the list stand above a height of the window. */
const placeAt = (list: HTMLElement, y: number): number =>
  placesIn(list)
    .filter((place) => place.parentElement === list)
    .filter((place) => isAbove(place, y)).length;

/** The last section of the page above a height of the window, without those within others; null where there is none. */
export const sectionAbove = (y: number): NodeKey | null =>
  placesIn(document)
    .filter((place) => !place.parentElement?.closest('[data-section-place]'))
    .findLast((place) => isAbove(place, y))?.dataset['sectionPlace'] ?? null;

const placesIn = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-section-place]')];

function isAbove(place: HTMLElement, y: number): boolean {
  const { top, height } = place.getBoundingClientRect();
  return top + height / 2 < y;
}
