import type { NodeKey } from '../draft/courseDraft.ts';

/** Which section stands at the top of what is seen, and where: by it a place is the same in the editor and in the preview. */
export interface PlaceOnPage {
  readonly section: NodeKey;
  /** Its upper edge, in px below the upper edge of the window. */
  readonly top: number;
}

interface PlacedSection {
  readonly key: NodeKey;
  readonly top: number;
  readonly bottom: number;
}

/** The section at the top of a window whose bars end at `barsEnd`; null while the head of the lecture is still in sight. */
export function placeOf(sections: readonly PlacedSection[], barsEnd: number): PlaceOnPage | null {
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
      place.getBoundingClientRect(),
    ]),
  );
  return placeOf(
    keys.flatMap((key) => {
      const at = places.get(key);
      return at ? [{ key, top: at.top, bottom: at.bottom }] : [];
    }),
    barsEnd,
  );
}
