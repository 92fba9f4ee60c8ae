import { describe, expect, it } from 'vitest';
import { forumAddress } from './forumAddress.ts';
import { linkParts } from './linkParts.ts';
import { relativeTime } from './relativeTime.ts';

const place = { courseId: 258, lectureId: 2001 };
const at = (forumId: string) => forumAddress(forumId, place, 'https://acme.test')?.href ?? null;

describe('the address of a connected forum', () => {
  it('FORUM-02 OP-75 a page of the forum gets the lecture as its thread', () => {
    expect(at('https://forum.example.org/embed?theme=plain')).toBe(
      'https://forum.example.org/embed?theme=plain&thread=lecture-2001',
    );
  });

  it('FORUM-02 OP-75 a short name is a forum at Disqus, with the lecture as its thread', () => {
    const address = new URL(at('our-forum') ?? '');
    expect(address.origin + address.pathname).toBe('https://disqus.com/embed/comments/');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      base: 'default',
      f: 'our-forum',
      t_i: 'lecture-2001',
      t_u: 'https://acme.test/courseware/?lecture=2001#!258',
    });
  });

  it.each(['http://forum.example.org/', 'javascript:alert(1)', 'https://me:word@forum.example.org/', '//x', 'a b'])(
    'FORUM-02 %s is framed by nobody',
    (forumId) => expect(at(forumId)).toBeNull(),
  );
});

describe('links in plain text', () => {
  it.each([
    ['See https://a.test/b?c=1.', ['See ', '[https://a.test/b?c=1]', '.']],
    ['(http://a.test)', ['(', '[http://a.test]', ')']],
    ['javascript:alert(1) data:x <b>', ['javascript:alert(1) data:x <b>']],
    ['https:// alone', ['https:// alone']],
    ['', []],
  ])('BEY-16 %j has its web addresses alone as links', (text, expected) => {
    expect(linkParts(text).map((part) => (part.href === null ? part.text : `[${part.href}]`))).toEqual(expected);
  });
});

describe('how long ago', () => {
  it.each([
    [10_000, { value: 0, unit: 'second' }],
    [90_000, { value: -1, unit: 'minute' }],
    [7_200_000, { value: -2, unit: 'hour' }],
    [172_800_000, { value: -2, unit: 'day' }],
    [700_000_000, null],
    // A clock that is behind that of the server.
    [-5000, { value: 0, unit: 'second' }],
  ])('%d ms', (past, expected) => {
    expect(relativeTime(1_000_000_000 - past, 1_000_000_000)).toEqual(expected);
  });
});
