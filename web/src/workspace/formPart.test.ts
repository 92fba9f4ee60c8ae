import { expect, it } from 'vitest';
import { partOfPath, partsFor, readPart } from './formPart.ts';

it('WS-20 the consent is for those who run the workspace', () => {
  expect(partsFor(true)).toEqual(['basics', 'advanced', 'consent']);
  expect(partsFor(false)).toEqual(['basics', 'advanced']);
  expect(readPart('consent', true)).toBe('consent');
  expect(readPart('consent', false)).toBe('basics');
});

it('WS-21 the address names a part; anything else is the first', () => {
  expect(readPart('advanced', false)).toBe('advanced');
  expect([null, '', 'nothing'].map((value) => readPart(value, true))).toEqual(['basics', 'basics', 'basics']);
});

it.each(['title', 'company', 'theme.primary', 'theme.warning', 'headerLogo', 'footerLogo'])(
  'WS-21 %s stands in the basics',
  (path) => expect(partOfPath(path)).toBe('basics'),
);

it.each(['companyUrl', 'favicon', 'socials.0.url', 'style.buttons.color', 'i18n.de.shell.title', 'lang'])(
  'WS-21 %s stands in the advanced part',
  (path) => expect(partOfPath(path)).toBe('advanced'),
);
