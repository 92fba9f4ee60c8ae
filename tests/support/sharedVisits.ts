import type { Screen } from './axeScreens.ts';

/** What one load of a page shows: a screen, and what opens on it. */
export type Visit = readonly [Screen, ...Screen[]];

/**
 * The visits that show each of the screens once. Loading a page takes longer than looking at it, so what opens on a page is looked at after
 * that page, where it is on the list: one thing each, as nothing closes it again.
 */
export function sharedVisits(screens: readonly Screen[]): readonly Visit[] {
  const opening = new Map<string, Screen>();
  for (const screen of screens.filter(({ open }) => open !== undefined).toReversed()) {
    opening.set(placeOf(screen), screen);
  }
  const plain = new Set(screens.filter(({ open }) => open === undefined).map(placeOf));
  return screens.flatMap((screen): readonly Visit[] => {
    const opens = opening.get(placeOf(screen));
    if (screen.open === undefined) return [opens === undefined ? [screen] : [screen, opens]];
    return screen === opens && plain.has(placeOf(screen)) ? [] : [[screen]];
  });
}

const placeOf = ({ account, host, path, phone, expected }: Screen): string =>
  JSON.stringify([account, host, path, phone, expected?.source]);
