/** Where a list can be downloaded as CSV: the address of the platform, which the gateway passes on (`http/downloadRoutes.ts`). */
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

/** The field `csvUrl`. What the columns and the time zone are worth the platform tells whoever downloads. */
export const csvUrl = ({ csv }: Downloadable, { columns, language, timeZone }: CsvUrlArguments): string =>
  withQuery(csv.path, {
    ...csv.query,
    columns: columns?.join(','),
    lang: language?.toLowerCase(),
    timeZone: timeZone ?? undefined,
  });
