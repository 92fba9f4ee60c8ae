import type { createReadingTheme } from './reading/createReadingTheme.ts';

let loading: Promise<typeof createReadingTheme | null> | undefined;

/** What makes the themes for reading, for the few who use one. Null when it could not be loaded: the site's theme stands in. */
export function loadReadingTheme(): Promise<typeof createReadingTheme | null> {
  loading ??= import('./reading/createReadingTheme.ts').then(
    (module) => module.createReadingTheme,
    () => null,
  );
  return loading;
}
