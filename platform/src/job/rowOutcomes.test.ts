import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { errorCatalogue } from '../errors.ts';
import { refusalOf, rowOutcomeNames, rowOutcomes } from './rowOutcomes.ts';

const document = readFileSync(new URL('../../../docs/errors.md', import.meta.url), 'utf8');

test.each([...rowOutcomeNames, ...Object.keys(errorCatalogue)])(
  'OP-206 a row that is refused with %s says why',
  (code) => {
    expect(refusalOf({ state: 'REFUSED', code, params: {} })).toMatch(/^[\p{Lu}{]/u);
    expect(refusalOf({ state: 'REFUSED', code, params: { message: 'More precise.' } })).toBe('More precise.');
    expect(refusalOf({ state: 'UNCHANGED', code, params: {} })).toBeNull();
  },
);

test.each(rowOutcomeNames)('OP-206 %s is a sentence, and stands in the document', (name) => {
  expect(rowOutcomes[name]).toMatch(/^\p{Lu}.*\.$/u);
  expect(document).toContain(`| \`${name}\` | ${rowOutcomes[name]} |`);
});

test('BEY-46 OP-206 the document lists no outcome of a row that there is not', () => {
  const [, section = ''] = /^## Rows of a job$([^]*?)^## /m.exec(document) ?? [];
  const listed: readonly string[] = [...section.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, code = '']) => code);
  expect(listed.toSorted()).toEqual(rowOutcomeNames.toSorted());
});
