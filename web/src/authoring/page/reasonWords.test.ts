import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import type { FieldProblem } from '../save/saveMachine.ts';
import { reasonWords } from './reasonWords.ts';

const speaking = (language: string) =>
  createIntl({
    locale: language,
    messages: JSON.parse(
      readFileSync(resolve(import.meta.dirname, `../../i18n/${language}/authoring.json`), 'utf8'),
    ) as Record<string, string>,
  });

const refused = (reason: FieldProblem['reason']): FieldProblem => ({
  path: 'fields.name',
  code: 'INVALID',
  message: 'must have at most 255 characters',
  reason,
});

test.each([
  ['en', '255 characters at most.', 'At most 100.'],
  ['de', 'Höchstens 255 Zeichen.', 'Höchstens 100.'],
  ['uk', 'Щонайбільше 255 символів.', 'Щонайбільше 100.'],
  ['pt', 'No máximo 255 caracteres.', 'No máximo 100.'],
  ['ru', 'Не больше 255 символов.', 'Не больше 100.'],
])('I18N-01 a refused field is told why in %s', (language, tooLong, tooLarge) => {
  const intl = speaking(language);
  expect(reasonWords(intl, refused({ reason: 'TOO_LONG', limit: 255 }))).toBe(tooLong);
  expect(reasonWords(intl, refused({ reason: 'TOO_LARGE', limit: 100 }))).toBe(tooLarge);
});

test('what has no words of its own is told in the words of the servers, where those are of the language', () => {
  expect(reasonWords(speaking('en'), refused(null))).toBe('must have at most 255 characters');
  expect(reasonWords(speaking('en'), refused({ reason: 'NEW_ONE' }))).toBe('must have at most 255 characters');
  expect(reasonWords(speaking('de'), refused(null))).toBeNull();
});
