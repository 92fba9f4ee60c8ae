import { createIntl, type MessageFormatElement } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { chooseLanguage, languages, type LanguageCode } from './languages.ts';
import { loadFirstMessages, loadOtherMessages } from './loadMessages.ts';
import { withProfileMessages } from './profileMessages.ts';

describe('the language', () => {
  it.each([
    [{ chosen: 'de', user: 'UK', profile: 'PT' }, 'de'],
    [{ chosen: null, user: 'UK', profile: 'PT' }, 'uk'],
    [{ chosen: null, user: null, profile: 'PT' }, 'pt'],
    [{}, 'en'],
    [{ chosen: 'xx', user: 'yy', profile: 'zz' }, 'en'],
  ] as const)('OP-85 I18N-02 I18N-04 I18N-05 of %j is %s', (candidates, language) => {
    expect(chooseLanguage(candidates)).toBe(language);
  });

  it('I18N-04 OP-85 a choice that is stored for the user follows what is stored, from whichever device', () => {
    expect(chooseLanguage({ chosen: 'de', chosenIsStored: true, user: 'UK', profile: 'PT' })).toBe('uk');
    expect(chooseLanguage({ chosen: 'de', chosenIsStored: true, user: null })).toBe('de');
  });
});

describe('texts', () => {
  const codes = Object.keys(languages) as LanguageCode[];

  it.each(codes)('I18N-01 in %s are the same in number as in English, none of them empty', async (language) => {
    for (const load of [loadFirstMessages, loadOtherMessages]) {
      const texts = await load(language);
      expect(Object.keys(texts).sort()).toEqual(Object.keys(await load('en')).sort());
      expect(Object.values(texts).filter((parts) => parts.length === 0)).toEqual([]);
    }
  });

  it.each([
    ['uk', 1, 'Пробний простір діятиме ще 1 день.'],
    ['uk', 3, 'Пробний простір діятиме ще 3 дні.'],
    ['uk', 11, 'Пробний простір діятиме ще 11 днів.'],
    ['uk', 21, 'Пробний простір діятиме ще 21 день.'],
    ['uk', 24, 'Пробний простір діятиме ще 24 дні.'],
    ['uk', 30, 'Пробний простір діятиме ще 30 днів.'],
    ['ru', 1, 'Пробное пространство будет работать ещё 1 день.'],
    ['ru', 2, 'Пробное пространство будет работать ещё 2 дня.'],
    ['ru', 12, 'Пробное пространство будет работать ещё 12 дней.'],
    ['ru', 22, 'Пробное пространство будет работать ещё 22 дня.'],
    ['ru', 25, 'Пробное пространство будет работать ещё 25 дней.'],
    ['de', 1, 'Die Testphase dieses Arbeitsbereichs dauert noch 1 Tag.'],
    ['pt', 2, 'Este espaço de teste dura mais 2 dias.'],
    ['en', 1, 'This trial workspace has 1 day left.'],
  ] as const)('I18N-01 TRIAL-01 the plurals of %s are right for %i', async (language, days, text) => {
    const messages = (await loadOtherMessages(language)) as Record<string, MessageFormatElement[]>;
    const intl = createIntl({ locale: language, messages });
    expect(intl.formatMessage({ id: 'site.trialLeft' }, { days })).toBe(text);
  });

  it('WS-08 I18N-05 are replaced by those of the profile, and by nothing that is not a text of ours', async () => {
    const texts = await loadFirstMessages('de');
    const replaced = withProfileMessages(
      texts,
      [
        { language: 'DE', key: 'shell.allCourses', text: 'Unser Programm' },
        { language: 'de', key: 'shell.home', text: '{site} zu Hause' },
        { language: 'DE', key: 'nonsense', text: 'x' },
        { language: 'UK', key: 'shell.menu', text: 'x' },
      ],
      'de',
    );
    const intl = createIntl({ locale: 'de', messages: replaced });
    expect(intl.formatMessage({ id: 'shell.allCourses' })).toBe('Unser Programm');
    expect(intl.formatMessage({ id: 'shell.home' }, { site: 'Acme' })).toBe('Acme zu Hause');
    expect(replaced['nonsense']).toBeUndefined();
    expect(replaced['shell.menu']).toBe(texts['shell.menu']);
    expect(withProfileMessages(texts, [{ language: 'UK', key: 'shell.allCourses', text: 'x' }], 'de')).toBe(texts);
  });
});
