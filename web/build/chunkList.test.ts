import { expect, it } from 'vitest';
import { filesOfPart } from '../src/routing/preloadCode.ts';
import { chunkList } from './chunkList.ts';

const chunks = {
  '/': ['assets/landing.js', 'assets/cards.js'],
  '/courses': ['assets/catalogue.js', 'assets/cards.js', 'assets/form.js'],
  '/signin': ['assets/signIn.js', 'assets/form.js', 'assets/account.js'],
  'lang:de': ['assets/de.js'],
};

it('NAV-01 a part has the files that the build gave it, whatever their order', () => {
  const list = chunkList(chunks);
  for (const [part, files] of Object.entries(chunks)) {
    expect(filesOfPart(list, part).toSorted()).toEqual(files.map((file) => `/${file}`).toSorted());
  }
  expect(filesOfPart(list, '/nowhere')).toEqual([]);
});

it('NAV-01 what several parts need comes first, and neighbours are one span', () => {
  const { files, parts } = chunkList(chunks);
  expect(files).toEqual(['cards', 'form', 'landing', 'catalogue', 'signIn', 'account', 'de']);
  expect(parts['/courses']).toBe('0-1,3');
  expect(parts['/signin']).toBe('1,4-5');
});
