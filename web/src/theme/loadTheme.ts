import type { Look } from './createTheme.ts';
import type { createReadingTheme } from './reading/createReadingTheme.ts';

let reading: Promise<typeof createReadingTheme | null> | undefined;
let dark: Promise<Look | null> | undefined;

/** What makes the themes for reading, for the few who use one. Null when it could not be loaded: the site's theme stands in. */
export function loadReadingTheme(): Promise<typeof createReadingTheme | null> {
  reading ??= import('./reading/createReadingTheme.ts').then(
    (module) => module.createReadingTheme,
    () => null,
  );
  return reading;
}

/** The dark scheme. Null when it could not be loaded: the light one stands in. */
export function loadDarkLook(): Promise<Look | null> {
  dark ??= import('./dark/darkLook.ts').then(
    (module) => module.darkLook,
    () => null,
  );
  return dark;
}
