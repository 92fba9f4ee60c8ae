import { expect, it } from 'vitest';
import { checkLanguage } from './checkLanguage.ts';
import { icuParser } from './intlMessages.ts';

const source = {
  'a.plain': 'Save',
  'a.name': 'Hello {name}',
  'a.date': 'It opens on {date}.',
  'a.count': '{count, plural, one {# item} other {# items}}',
};
const ukrainian = {
  'a.plain': 'Зберегти',
  'a.name': 'Вітаю, {name}',
  'a.date': '{date} відкриється.',
  'a.count': '{count, plural, one {# річ} few {# речі} many {# речей} other {# речі}}',
};
const check = (texts: Record<string, string>): string[] => checkLanguage('uk', source, texts, icuParser);

it('I18N-01 a complete language passes', () => {
  expect(check(ukrainian)).toEqual([]);
});

it.each([
  ['a missing text', { ...ukrainian, 'a.plain': '' }, /a\.plain is missing/],
  ['a text that English does not have', { ...ukrainian, 'a.more': 'Ще' }, /a\.more is not an English text/],
  ['another argument', { ...ukrainian, 'a.name': 'Вітаю, {user}' }, /a\.name has the arguments/],
  [
    'a missing plural category',
    { ...ukrainian, 'a.count': '{count, plural, one {# річ} few {# речі} other {# речі}}' },
    /lacks the plural categories many/,
  ],
  [
    'a plural category of another language',
    { ...ukrainian, 'a.count': '{count, plural, two {#} one {#} few {#} many {#} other {#}}' },
    /of another language: two/,
  ],
  ['two full stops behind a date', { ...ukrainian, 'a.date': 'Відкриється {date}.' }, /a\.date has a full stop behind/],
  ['a text that does not parse', { ...ukrainian, 'a.name': 'Вітаю, {name' }, /does not parse/],
])('I18N-01 finds %s', (_name, texts, problem) => {
  expect(check(texts).join('\n')).toMatch(problem);
});
