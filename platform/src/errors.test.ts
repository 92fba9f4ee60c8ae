import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { errorCatalogue } from './errors.ts';

test('ERR-01 OP-08 docs/errors.md lists every code with its status and message, and no code that the platform never gives', () => {
  const document = readFileSync(resolve(import.meta.dirname, '..', '..', 'docs', 'errors.md'), 'utf8');
  const [, section = ''] = /^## From the platform$([^]*?)^## /m.exec(document) ?? [];
  const rows = [...section.matchAll(/^\| `([^`]+)` \| (\d+) \| ([^|]+?) \|$/gm)].map(([, code, status, message]) => ({
    code,
    status: Number(status),
    message,
  }));
  const catalogue = Object.entries(errorCatalogue).map(([code, { status, message }]) => ({ code, status, message }));
  const byCode = (one: { code?: string | undefined }, other: { code?: string | undefined }) =>
    String(one.code).localeCompare(String(other.code));
  expect(rows.toSorted(byCode)).toEqual(catalogue.toSorted(byCode));
});
