import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Language } from '../../shared/languages.ts';
import { chosenColumns, type CsvColumn, type CsvValue } from './csvColumns.ts';
import { csvMoments } from './csvMoments.ts';

/** What a route of a list as CSV answers, for its schema. */
export const csvResponse = {
  200: z
    .unknown()
    .describe(
      'The list as CSV: UTF-8 with a byte order mark, RFC 4180. A text that a table program would take for a formula begins with an apostrophe.',
    ),
};

export interface CsvFile<Row> {
  /** Begins the name of the file, in plain letters. */
  readonly name: string;
  readonly columns: readonly CsvColumn<Row>[];
  /** The rows, some at a time: no more than those are in memory. */
  readonly rows: AsyncIterable<readonly Row[]>;
  /** As `csvQuery` has read it. */
  readonly query: { readonly columns?: string | undefined; readonly lang: Language; readonly timeZone: string };
  readonly now: Date;
}

/**
 * Sends a list as CSV while it is read, as fast as it is taken. When reading fails in the middle, the transfer breaks off: half a
 * file must not look like a whole one. Throws INVALID for columns that the list does not have.
 */
export function sendCsv<Row>(reply: FastifyReply, { name, columns, rows, query, now }: CsvFile<Row>): FastifyReply {
  const chosen = chosenColumns(columns, query.columns);
  const moment = csvMoments(query.timeZone);
  const file = stringify({
    bom: true,
    header: true,
    columns: chosen.map(({ key, heads }) => ({ key, header: heads[query.lang] })),
    record_delimiter: 'windows',
    quote_record_delimiter: true,
    escape_formulas: true,
    cast: { date: moment, boolean: String },
  });
  const records = Readable.from(recordsOf(inThisRequest(rows), chosen, query.lang));
  records.on('error', (error) => file.destroy(error));
  file.on('close', () => records.destroy());
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}-${moment(now).slice(0, 10)}.csv"`)
    .header('cache-control', 'no-store')
    .send(records.pipe(file));
}

async function* recordsOf<Row>(
  pages: AsyncIterable<readonly Row[]>,
  columns: readonly CsvColumn<Row>[],
  language: Language,
): AsyncGenerator<CsvValue[]> {
  for await (const page of pages) {
    for (const row of page) {
      yield columns.map(({ value }) => value(row, language));
    }
  }
}

/** Read on behalf of this request to the last: a connection that takes more asks in a context of its own. */
function inThisRequest<Row>(pages: AsyncIterable<Row>): AsyncIterable<Row> {
  const inContext = AsyncLocalStorage.snapshot();
  return {
    [Symbol.asyncIterator]: () => {
      const each = pages[Symbol.asyncIterator]();
      return {
        next: () => inContext(() => each.next()),
        return: async () => (await each.return?.()) ?? { done: true, value: undefined },
      };
    },
  };
}
