import { describe, expect, test } from 'vitest';
import { assertIfMatch, etagOf, etagOfContent } from './etag.ts';

describe('OP-14 ETags', () => {
  test.each([undefined, '"7"', 'W/"7"', '*', '"6", "7"'])('If-Match %j lets version 7 be saved', (ifMatch) => {
    expect(() => assertIfMatch(ifMatch, etagOf(7))).not.toThrow();
  });

  test.each(['"6"', '7', '""'])('If-Match %j is a 412 on version 7', (ifMatch) => {
    expect(() => assertIfMatch(ifMatch, etagOf(7))).toThrow(
      expect.objectContaining({ code: 'PRECONDITION_FAILED', status: 412 }),
    );
  });

  test('the ETag of content follows the content', () => {
    expect(etagOfContent({ a: 1 })).toBe(etagOfContent({ a: 1 }));
    expect(etagOfContent({ a: 1 })).not.toBe(etagOfContent({ a: 2 }));
    expect(etagOfContent([])).toMatch(/^"[\w-]+"$/);
  });
});
