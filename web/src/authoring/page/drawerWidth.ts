/** Widths of the drawer in pixels (EDIT-15). */
export const firstWidth = 400;
export const narrowest = 280;
export const widest = 640;

/** How far one press of an arrow key moves its edge. */
export const widthStep = 16;

/** A width that the drawer may have beside a page in a window of `windowWidth`: at least half of it stays for the page. */
export function boundedWidth(width: number, windowWidth: number): number {
  return Math.round(Math.max(narrowest, Math.min(width, widest, windowWidth / 2)));
}
