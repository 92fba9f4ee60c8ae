import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withOwnFileIds } from './importedReferences.ts';

const [ours, theirs] = ['ab'.repeat(32), 'cd'.repeat(32)];
const own = new Map([[ours, 42]]);
const path = (hash: string, query = ''): string => `/static/files/${hash}.pdf${query}`;
const elsewhere = (hash: string, query: string): string => `https://elsewhere.test${path(hash, query)}`;

describe('IMPEX-02 OP-73 ids of files in what is imported', () => {
  test.each([
    ['of a file that is here too', path(ours, '?file=7'), path(ours, '?file=42')],
    ['of a file that is not here', path(theirs, '?file=7'), path(theirs)],
    ['that is not there', path(ours), path(ours)],
    ['of a file at another site', elsewhere(ours, '?file=7'), elsewhere(ours, '?file=7')],
    [
      'within HTML',
      `<a href="${path(ours, '?file=7')}">a</a> ${path(theirs, '?file=8')}.`,
      `<a href="${path(ours, '?file=42')}">a</a> ${path(theirs)}.`,
    ],
    ['of another folder', `/a/b${path(ours, '?file=7')}`, `/a/b${path(ours, '?file=7')}`],
    ['of another address', '/static/media/a.pdf?file=7', '/static/media/a.pdf?file=7'],
  ])('an id %s', (_what, text, expected) => {
    expect(withOwnFileIds({ modules: [{ lectures: [{ text }] }] }, own)).toEqual({
      modules: [{ lectures: [{ text: expected }] }],
    });
  });

  test('nothing else of a course changes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        fc.pre(!JSON.stringify(value).includes('/static/files/'));
        expect(withOwnFileIds(value, own)).toEqual(value);
      }),
    );
  });
});
