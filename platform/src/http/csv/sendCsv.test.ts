import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import type { CsvColumn, CsvValue } from './csvColumns.ts';
import { chosenColumns } from './csvColumns.ts';
import { sendCsv } from './sendCsv.ts';

type Row = readonly [CsvValue, CsvValue];
const now = new Date('2026-03-29T23:30:00Z');
const head = (word: string) => ({ en: word, uk: word, pt: word, de: `${word} (de)`, ru: word });
const columns: readonly CsvColumn<Row>[] = [
  { key: 'first', heads: head('First'), value: ([first]) => first },
  { key: 'second', heads: head('Second, "quoted"'), value: ([, second]) => second },
];

async function* pagesOf(...pages: readonly (readonly Row[])[]): AsyncGenerator<readonly Row[]> {
  yield* pages;
}

async function download(rows: AsyncIterable<readonly Row[]>, query: object = {}) {
  const app = Fastify();
  app.get('/', (_request, reply) =>
    sendCsv(reply, { name: 'rows', columns, rows, query: { lang: 'en', timeZone: 'UTC', ...query }, now }),
  );
  return app.inject('/');
}

describe('a list as CSV', () => {
  test('OP-84 begins with a byte order mark, ends each line as RFC 4180 says, and quotes what needs it', async () => {
    const reply = await download(pagesOf([['Ünal, Ayşe', 'says "hi"']], [['two\nlines', null]]));
    expect(reply.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(reply.body.slice(1)).toBe('First,"Second, ""quoted"""\r\n"Ünal, Ayşe","says ""hi"""\r\n"two\nlines",\r\n');
    expect(reply.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="rows-2026-03-29.csv"',
      'cache-control': 'no-store',
    });
  });

  test.each(['=1+1', '+1', '-1', '@cmd', '\tx', '＝1'])('OP-84 the text %j is no formula', async (text) => {
    expect((await download(pagesOf([[text, -1]]))).body).toContain(`'${text}`);
    expect((await download(pagesOf([[text, -1]]))).body).toContain(',-1\r\n');
  });

  test('moments are those of the time zone, also where clocks change', async () => {
    const rows = () => pagesOf([[new Date('2026-03-29T00:59:59Z'), new Date('2026-03-29T01:00:00Z')]]);
    const reply = await download(rows(), { timeZone: 'Europe/Berlin', lang: 'de' });
    expect(reply.body).toContain('First (de)');
    expect(reply.body).toContain('2026-03-29 01:59:59,2026-03-29 03:00:00');
    expect(reply.headers['content-disposition']).toContain('rows-2026-03-30.csv');
  });

  test('gives the columns that were asked for, in their order', async () => {
    const reply = await download(pagesOf([['a', 'b']]), { columns: 'second' });
    expect(reply.body.slice(1)).toBe('"Second, ""quoted"""\r\nb\r\n');
    expect(chosenColumns(columns, 'second, first').map(({ key }) => key)).toEqual(['second', 'first']);
    expect(() => chosenColumns(columns, 'first,third')).toThrow(expect.objectContaining({ code: 'INVALID' }));
    expect(() => chosenColumns(columns, 'first,first')).toThrow(expect.objectContaining({ code: 'INVALID' }));
  });

  test('nothing but heads where there are no rows', async () => {
    expect((await download(pagesOf([]))).body.slice(1)).toBe('First,"Second, ""quoted"""\r\n');
  });

  test('a transfer that fails in the middle breaks off', async () => {
    async function* failing(): AsyncGenerator<readonly Row[]> {
      yield Array.from({ length: 2_000 }, (): Row => ['a'.repeat(100), 'b']);
      throw new Error('the database is gone');
    }
    await expect(download(failing())).rejects.toThrow('destroyed');
  });
});
