import { z } from 'zod';
import { invalidField } from '../../errors.ts';
import { languages, type Language } from '../../shared/languages.ts';

/** What a cell of a CSV file may hold; a moment is written in the time zone of the request, nothing for null. */
export type CsvValue = string | number | boolean | Date | null;

/** A column of a list as a CSV file. */
export interface CsvColumn<Row> {
  /** Its name in `columns`. */
  readonly key: string;
  /** Its head in each language, in the words of the screen. */
  readonly heads: Readonly<Record<Language, string>>;
  /** `language` is for words that stand in place of a value. */
  readonly value: (row: Row, language: Language) => CsvValue;
}

const longestColumns = 500;
const longestTimeZone = 64;

/** Query parameters of a list as a CSV file, beside those that filter and sort it. */
export const csvQuery = <Row>(columns: readonly CsvColumn<Row>[]) => ({
  columns: z
    .string()
    .max(longestColumns)
    .optional()
    .meta({
      description: `Which columns, in this order, separated by commas: ${columns.map(({ key }) => `\`${key}\``).join(', ')}. All when left out.`,
      'x-columns': columns.map(({ key }) => key),
    }),
  lang: z.enum(languages).default('en').describe('Language of the heads, and of words in place of values.'),
  ...timeZoneQuery('Time zone of the moments, which are written as `2026-01-31 09:00:00`'),
});

/** Query parameter of what depends on a time zone. */
export const timeZoneQuery = (what: string) => ({
  timeZone: z
    .string()
    .max(longestTimeZone)
    .default('UTC')
    .refine(isTimeZone, 'must be the name of a time zone, such as Europe/Kyiv')
    .describe(`${what}, by its IANA name; UTC when left out.`),
});

/** The columns that were asked for. 400 with the field for one that the list does not have, or twice. */
export function chosenColumns<Row>(
  columns: readonly CsvColumn<Row>[],
  asked: string | undefined,
): readonly CsvColumn<Row>[] {
  if (asked === undefined || asked.trim() === '') {
    return columns;
  }
  const keys = asked.split(',').map((key) => key.trim());
  const chosen = keys.map((key) => {
    const column = columns.find((one) => one.key === key);
    if (column === undefined) {
      throw invalidField('columns', `has no column “${key}”; there are ${columns.map((one) => one.key).join(', ')}`);
    }
    return column;
  });
  if (new Set(keys).size < keys.length) {
    throw invalidField('columns', 'names a column twice');
  }
  return chosen;
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
