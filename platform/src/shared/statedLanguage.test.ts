import { expect, test } from 'vitest';
import { statedLanguage } from './statedLanguage.ts';

test.each([
  [{ lang: 'de' }, 'de'],
  [{ lang: ' pt-BR ' }, 'pt-BR'],
  [{ lang: ' ' }, null],
  [{ lang: 7 }, null],
  [{}, null],
])('OP-89 the language that %j states is %j', (metadata, language) => {
  expect(statedLanguage(metadata)).toBe(language);
});
