import { describe, expect, it } from 'vitest';
import { courseHash, readCourseHash, readIdParameter } from './hashLink.ts';

describe('hash links', () => {
  it('CAT-13 DASH-04 LEC-06 a course stands in the hash as #!id', () => {
    expect(courseHash(258)).toBe('#!258');
    expect(readCourseHash('#!258')).toBe(258);
  });

  it.each(['', '#258', '#!', '#!abc', '#!-1', '#!99999999999', '#!2147483648', '#!1 '])(
    'reads no course from %j',
    (hash) => {
      expect(readCourseHash(hash)).toBeNull();
    },
  );

  it('LEC-06 reads ids of the query part', () => {
    expect(readIdParameter('?lecture=12&module=3', 'lecture')).toBe(12);
    expect(readIdParameter('?lecture=x', 'lecture')).toBeNull();
    expect(readIdParameter('', 'lecture')).toBeNull();
  });
});
