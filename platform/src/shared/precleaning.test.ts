import { afterEach, expect, test, vi } from 'vitest';
import { charactersToClean, preclean, precleaned, withCleanedTexts } from './precleaning.ts';

afterEach(() => vi.restoreAllMocks());

const clean = (html: string) => `clean ${html}`;

/** A clock by which every text takes long. */
const slowly = () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1_000));
};

test('others have their turn between two texts', async () => {
  slowly();
  const log: string[] = [];
  const note = (): void => {
    log.push('another');
  };
  const texts = ['<a>', '<b>', '<c>'];
  await preclean(texts, (html) => {
    log.push(html);
    setImmediate(note);
    return html;
  });
  expect(log).toEqual(['<a>', 'another', '<b>', 'another', '<c>', 'another']);
});

test('who comes later is cleaned in turns with who is being cleaned', async () => {
  slowly();
  const log: string[] = [];
  const noting = (html: string): string => {
    log.push(html);
    return html;
  };
  await Promise.all([preclean(['<a1>', '<a2>', '<a3>'], noting), preclean(['<b1>', '<b2>'], noting)]);
  expect(log).toEqual(['<a1>', '<b1>', '<a2>', '<b2>', '<a3>']);
});

test('what is not wanted any more is not cleaned to its end', async () => {
  slowly();
  const log: string[] = [];
  const noting = (html: string): string => {
    log.push(html);
    return html;
  };
  const texts = ['<a>', '<b>', '<c>'];
  expect(await preclean(texts, noting, () => log.length < 2)).toBeNull();
  expect(log).toEqual(['<a>', '<b>']);
  expect(await preclean(texts, noting, () => false)).toBeNull();
  expect(log).toHaveLength(2);
  expect(await preclean(texts, noting, () => log.length < 5)).toBeNull();
});

test('each text is cleaned once, wherever it stands; what has no markup is not', async () => {
  const cleaned = vi.fn<(html: string) => string>(clean);
  const value = { name: 'plain', list: ['<b>', { deep: '<b>', other: ' <i> ' }], none: null, number: 1 };
  const texts = (await preclean(value, cleaned))!;
  // A field that is trimmed before it is cleaned is found, too.
  expect(cleaned.mock.calls).toEqual([['<b>'], [' <i> '], ['<i>']]);
  withCleanedTexts(texts, () => {
    expect(['<b>', ' <i> ', '<i>', 'plain'].map(precleaned)).toEqual([
      'clean <b>',
      'clean  <i> ',
      'clean <i>',
      undefined,
    ]);
  });
  expect(precleaned('<b>')).toBeUndefined();
});

test('a text that cannot be cleaned is refused where it is read', async () => {
  const refusal = new Error('too deep');
  const texts = (await preclean(['<b>', '<i>'], (html) => {
    if (html === '<b>') {
      throw refusal;
    }
    return html;
  }))!;
  withCleanedTexts(texts, () => {
    expect(() => precleaned('<b>')).toThrow(refusal);
    expect(precleaned('<i>')).toBe('<i>');
  });
});

test('what there is to clean counts as often as it comes', () => {
  expect(charactersToClean({ a: '<b>', b: ['<b>', 'plain'], c: 'a & b' })).toBe(11);
  expect(charactersToClean(undefined)).toBe(0);
});
