/** Reads members of content that authors wrote and no schema promises: a missing or wrong one gets its default. */
export type FreeForm = Readonly<Record<string, unknown>>;

export const record = (value: unknown): FreeForm =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as FreeForm) : {};

export const records = (value: unknown): readonly FreeForm[] => (Array.isArray(value) ? value.map(record) : []);

export const text = (value: unknown, fallback = ''): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : fallback;

export const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
