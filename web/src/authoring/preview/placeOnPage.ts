import type { NodeKey } from '../draft/courseDraft.ts';

/** The section that is worked on, or stands at the top of what is seen, and where: by it a place is the same in the editor and in the preview. */
export interface PlaceOnPage {
  readonly section: NodeKey;
  /** Its upper edge, in px below the upper edge of the window. */
  readonly top: number;
}

interface PlacedSection {
  readonly key: NodeKey;
  /** Whether it is open to be edited. */
  readonly isOpen?: boolean;
  readonly top: number;
  readonly bottom: number;
}

/**
 * The section that is edited where it is in sight, or else the one at the top of a window that is seen from `barsEnd` to `windowEnd`; null while
 * the head of the lecture is still there.
 */
export function placeOf(sections: readonly PlacedSection[], barsEnd: number, windowEnd = Infinity): PlaceOnPage | null {
  const edited = sections.find(({ isOpen, top, bottom }) => isOpen && bottom > barsEnd && top < windowEnd);
  if (edited) return { section: edited.key, top: edited.top };
  const first = sections[0];
  if (!first || first.top >= barsEnd) return null;
  const reached = sections.find(({ bottom }) => bottom > barsEnd) ?? sections.at(-1);
  return reached ? { section: reached.key, top: reached.top } : null;
}

/** Where the author is on the page that is edited. */
export function placeOnCanvas(keys: readonly NodeKey[], barsEnd: number): PlaceOnPage | null {
  const places = new Map(
    [...document.querySelectorAll<HTMLElement>('[data-section-place]')].map((place) => [
      place.dataset['sectionPlace'],
      { place, at: place.getBoundingClientRect() },
    ]),
  );
  return placeOf(
    keys.flatMap((key) => {
      const found = places.get(key);
      if (!found) return [];
      const { top, bottom } = found.at;
      return [{ key, top, bottom, isOpen: found.place.querySelector('[data-node="open"]') !== null }];
    }),
    barsEnd,
    window.innerHeight,
  );
}
