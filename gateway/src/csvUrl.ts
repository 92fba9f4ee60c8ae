/** Where a list can be downloaded as CSV: the address of the platform, which the gateway passes on (`http/downloadRoutes.ts`). */
import { columnsOf } from './csvColumnNames.ts';
import { badInput } from './errors.ts';
import type { Language } from './generated/resolverTypes.ts';
import { withQuery } from './rsql.ts';

/** A connection that can be downloaded. */
export interface Downloadable {
  readonly csv: {
    /** Ends in `.csv`. */
    readonly path: string;
    /** Filter and order of the list. */
    readonly query: Readonly<Record<string, string | undefined>>;
  };
}

interface CsvUrlArguments {
  readonly columns?: readonly string[] | null | undefined;
  readonly language?: Language | null | undefined;
  readonly timeZone?: string | null | undefined;
}

/**
 * The field `csvUrl`. Anyone who asks for an address is told at once what the download would refuse: columns that the list does not have
 * or that are named twice, and what is no time zone. BAD_USER_INPUT with the argument.
 */
export function csvUrl({ csv }: Downloadable, { columns, language, timeZone }: CsvUrlArguments): string {
  refuseColumns(columns ?? [], columnsOf(csv.path));
  if (timeZone != null && !isTimeZone(timeZone)) {
    throw badInput('`timeZone` is the name of a time zone, such as Europe/Kyiv.', 'timeZone');
  }
  return withQuery(csv.path, {
    ...csv.query,
    columns: columns?.join(','),
    lang: language?.toLowerCase(),
    timeZone: timeZone ?? undefined,
  });
}

function refuseColumns(asked: readonly string[], known: readonly string[]): void {
  const unknown = asked.find((column) => !known.includes(column));
  if (unknown !== undefined) {
    throw badInput(`There is no column “${unknown}”; \`columns\` takes ${known.join(', ')}.`, 'columns');
  }
  const twice = asked.find((column, index) => asked.indexOf(column) !== index);
  if (twice !== undefined) throw badInput(`\`columns\` names “${twice}” twice.`, 'columns');
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
