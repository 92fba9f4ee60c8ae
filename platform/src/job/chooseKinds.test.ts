import { describe, expect, test } from 'vitest';
import { chooseKinds } from './chooseKinds.ts';

const known = ['mail', 'push', 'export'];
const chosen = (...entries: string[]) => [...chooseKinds(entries, known)];

describe('OP-318 kinds of jobs that a process does', () => {
  test('all, none, some, and all but some', () => {
    expect(chosen('all')).toEqual(known);
    expect(chosen('none')).toEqual([]);
    expect(chosen()).toEqual([]);
    expect(chosen('push', 'mail')).toEqual(['push', 'mail']);
    expect(chosen('all', '-mail')).toEqual(['push', 'export']);
  });

  test('a kind that is not known is refused with those that are', () => {
    expect(() => chosen('mail', 'post')).toThrow(/by post\. There are all, none, and: export, mail, push\./);
    expect(() => chosen('all', '-post')).toThrow(/by post\./);
  });

  test('what contradicts itself is refused', () => {
    expect(() => chosen('none', 'mail')).toThrow(/beside none/);
    expect(() => chosen('-mail')).toThrow(/begin it with all/);
  });
});
