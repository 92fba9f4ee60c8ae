import { expect, it } from 'vitest';
import { rememberSiteMeta } from '../viewer/siteMeta.ts';
import { rememberUser } from '../viewer/userCookie.ts';
import { likelyLanguage } from './likelyLanguage.ts';

const person = { id: 1001, language: 'UK' };

it('I18N-02 is English where this browser knows nothing', () => expect(likelyLanguage()).toBe('en'));

it('OP-85 I18N-04 is what was chosen in this browser before what is stored for the person', () => {
  rememberUser(person);
  expect(likelyLanguage()).toBe('uk');
  rememberSiteMeta({ language: 'de' });
  expect(likelyLanguage()).toBe('de');
});

it('OP-85 I18N-04 is what is stored for the person whose choice it was, and not for anybody else', () => {
  rememberUser(person);
  rememberSiteMeta({ language: 'de', languageOf: 1001 });
  expect(likelyLanguage()).toBe('uk');
  rememberSiteMeta({ language: 'de', languageOf: 1002 });
  expect(likelyLanguage()).toBe('de');
});

it('AUTH-11 I18N-02 is not what someone chose who has left', () => {
  rememberUser(person);
  rememberSiteMeta({ language: 'de', languageOf: 1001 });
  rememberUser({ id: 1002, language: 'PT' });
  expect(likelyLanguage()).toBe('pt');
  rememberUser(null);
  expect(likelyLanguage()).toBe('en');
});
