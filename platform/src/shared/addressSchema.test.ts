import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { address, isSafeAddress } from './addressSchema.ts';

/** Pieces that attacks are made of, in any order. */
const piece = fc.oneof(
  fc.constantFrom(
    'https://',
    'http://',
    '//',
    '/',
    '\\',
    'javascript:',
    'data:',
    '/static/media/',
    '..',
    '@',
    ':',
    '%2e%2e',
  ),
  fc.constantFrom('\t', '\n', ' ', '\u0000', '"', "'", '<', '>', 'example.org', 'user:pass', '#', '?', ';', '{', '}'),
  fc.string({ maxLength: 4 }),
);

function isHarmless(text: string): boolean {
  const url = URL.parse(text, 'https://own.invalid/page/');
  if (url === null || /[\s"'<>\\`]/.test(text) || url.username + url.password !== '') {
    return false;
  }
  return url.hostname === 'own.invalid' ? url.pathname.startsWith('/static/media/') : /^https?:\/\//i.test(text);
}

describe('addresses that a page may use', () => {
  test('VAL-12 OP-82 whatever is taken is read by a browser as http, https or an own file, and ends no quotes', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const { success, data } = address.safeParse(pieces.join(''));
        expect(success && !isHarmless(data) ? data : 'harmless').toBe('harmless');
      }),
      { numRuns: 5_000 },
    );
  });

  test.each(['https://example.org', 'http://example.org:8080/a?b=c&d=e#f', '/static/media/brand/acme.webp'])(
    'VAL-12 %s is one',
    (text) => {
      expect(isSafeAddress(text)).toBe(true);
    },
  );
});
