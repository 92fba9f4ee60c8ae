import type { createReadingTheme } from './createReadingTheme.ts';

let loading: Promise<typeof createReadingTheme | null> | undefined;

/** What makes the themes for reading, for the few who use one. Null when it could not be loaded: the site's theme stands in. */
export function loadReadingTheme(): Promise<typeof createReadingTheme | null> {
  loading ??= import('./createReadingTheme.ts').then(
    (module) => module.createReadingTheme,
    () => null,
  );
  return loading;
}
