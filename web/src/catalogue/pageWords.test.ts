import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import languages from '../../../contracts/languages.json' with { type: 'json' };
import pageWords from '../../../contracts/pageWords.json' with { type: 'json' };

it('OP-244 what the server calls the catalogue is what the client calls it, in every language', () => {
  const titles = Object.keys(languages).map((language) => {
    const file = resolve(import.meta.dirname, `../i18n/${language}/catalogue.json`);
    const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    return [language, messages['catalogue.title']];
  });
  expect(
    Object.fromEntries(Object.entries(pageWords).map(([language, { catalogue }]) => [language, catalogue])),
  ).toEqual(Object.fromEntries(titles));
});
