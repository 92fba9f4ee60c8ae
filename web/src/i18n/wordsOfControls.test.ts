import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const languages = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name.length === 2)
  .map(({ name }) => name);

const textsOf = (language: string): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    ...readdirSync(join(import.meta.dirname, language)).map(
      (file) => JSON.parse(readFileSync(join(import.meta.dirname, language, file), 'utf8')) as object,
    ),
  ) as Record<string, string>;

it.each(languages)(
  'WCAG 2.5.3 QUIZ-14 in %s the button that puts an item down begins with the words seen there',
  (language) => {
    const texts = textsOf(language);
    expect(texts['placing.target']).toMatch(new RegExp(`^${texts['placing.putHere']}`));
  },
);

it.each(languages)('I18N-01 in %s what may be left out is called so in one spelling', (language) => {
  const words = Object.entries(textsOf(language)).filter(([key]) => key.endsWith('.optional'));
  expect(words.length).toBeGreaterThan(1);
  expect(new Set(words.map(([, word]) => word)).size).toBe(1);
});
