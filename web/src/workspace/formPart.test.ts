import { expect, it } from 'vitest';
import { partOfPath, partsFor, readPart } from './formPart.ts';

it('WS-20 the consent is for those who run the workspace', () => {
  expect(partsFor({ runs: true, wide: true })).toEqual(['basics', 'advanced', 'consent']);
  expect(partsFor({ runs: false, wide: true })).toEqual(['basics', 'advanced']);
  expect(readPart('consent', { runs: true, wide: true })).toBe('consent');
  expect(readPart('consent', { runs: false, wide: true })).toBe('basics');
});

it('WS-21 the preview is a part of its own where it has no room beside the others', () => {
  expect(partsFor({ runs: true, wide: false })).toEqual(['basics', 'advanced', 'consent', 'preview']);
  expect(readPart('preview', { runs: false, wide: false })).toBe('preview');
  expect(readPart('preview', { runs: false, wide: true })).toBe('basics');
});

it('WS-21 the address names a part; anything else is the first', () => {
  const view = { runs: true, wide: true };
  expect(readPart('advanced', view)).toBe('advanced');
  expect([null, '', 'nothing'].map((value) => readPart(value, view))).toEqual(['basics', 'basics', 'basics']);
});

it.each(['title', 'company', 'theme.primary', 'theme.warning', 'headerLogo', 'footerLogo'])(
  'WS-21 %s stands in the basics',
  (path) => expect(partOfPath(path)).toBe('basics'),
);

it.each(['companyUrl', 'favicon', 'socials.0.url', 'style.buttons.color', 'i18n.de.shell.title', 'lang'])(
  'WS-21 %s stands in the advanced part',
  (path) => expect(partOfPath(path)).toBe('advanced'),
);
