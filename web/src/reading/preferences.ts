import type { SiteMeta } from '../viewer/siteMeta.ts';
import { readSettings, type ReadingSettings } from './readingSettings.ts';

/** What is stored about a signed-in person, as the schema names it; null where they have not chosen. */
export interface StoredPreferences {
  readonly colorMode?: string | null;
  readonly fontSize?: number | null;
  readonly colorScheme?: string | null;
  readonly imageMode?: string | null;
}

/** What is stored goes before what this browser remembers, part by part: so the settings follow a person to another device. */
export function mergeReading(stored: StoredPreferences | null | undefined, remembered: unknown): ReadingSettings {
  const here = readSettings(remembered);
  return readSettings({
    fontSize: stored?.fontSize ?? here.fontSize,
    colorScheme: stored?.colorScheme ? fromEnum(stored.colorScheme) : here.colorScheme,
    imageMode: stored?.imageMode ? fromEnum(stored.imageMode) : here.imageMode,
  });
}

/** Light or dark as chosen: stored, else remembered here; undefined while the system decides. */
export function mergeColorMode(
  stored: StoredPreferences | null | undefined,
  remembered: SiteMeta['theme'],
): SiteMeta['theme'] {
  if (stored?.colorMode === 'DARK') return 'dark';
  return stored?.colorMode === 'LIGHT' ? 'light' : remembered;
}

const fromEnum = (value: string): string => value.toLowerCase().replaceAll('_', '-');
