import { expect, it } from 'vitest';
import { findTexts, replaceableTexts } from './knownTexts.ts';

const literal = (value: string) => ({ type: 0, value }) as never;
const argument = (value: string) => ({ type: 1, value }) as never;
const plural = { type: 6, value: 'count', options: {} } as never;

const texts = replaceableTexts({
  'shell.signIn': [literal('Sign in')],
  'shell.home': [argument('site'), literal(', home')],
  'a.count': [plural],
});

it('WS-08 offers the texts that can be replaced, arguments by their name, without plurals', () => {
  expect(texts).toEqual([
    { key: 'shell.home', text: '{site}, home' },
    { key: 'shell.signIn', text: 'Sign in' },
  ]);
});

it('finds texts by their words and by their key', () => {
  expect(findTexts(texts, 'SIGN', 8).map(({ key }) => key)).toEqual(['shell.signIn']);
  expect(findTexts(texts, 'shell.', 1)).toHaveLength(1);
  expect(findTexts(texts, ' ', 8)).toEqual([]);
});
