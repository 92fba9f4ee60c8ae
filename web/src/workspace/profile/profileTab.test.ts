import { expect, it } from 'vitest';
import { tabOfPath, tabsFor, readTab } from './profileTab.ts';

it('WS-20 the consent is for those who run the workspace', () => {
  expect(tabsFor({ runs: true, wide: true })).toEqual(['basics', 'advanced', 'consent']);
  expect(tabsFor({ runs: false, wide: true })).toEqual(['basics', 'advanced']);
  expect(readTab('consent', { runs: true, wide: true })).toBe('consent');
  expect(readTab('consent', { runs: false, wide: true })).toBe('basics');
});

it('WS-21 the preview is a part of its own where it has no room beside the others', () => {
  expect(tabsFor({ runs: true, wide: false })).toEqual(['basics', 'advanced', 'consent', 'preview']);
  expect(readTab('preview', { runs: false, wide: false })).toBe('preview');
  expect(readTab('preview', { runs: false, wide: true })).toBe('basics');
});

it('WS-21 the address names a part; anything else is the first', () => {
  const view = { runs: true, wide: true };
  expect(readTab('advanced', view)).toBe('advanced');
  expect([null, '', 'nothing'].map((value) => readTab(value, view))).toEqual(['basics', 'basics', 'basics']);
});

it.each(['title', 'company', 'theme.primary', 'theme.warning', 'headerLogoUrl', 'footerLogoUrl'])(
  'WS-21 %s stands in the basics',
  (path) => expect(tabOfPath(path)).toBe('basics'),
);

it.each(['companyUrl', 'faviconUrl', 'socials.0.url', 'style.buttons.color', 'i18n.de.shell.title', 'language'])(
  'WS-21 %s stands in the advanced part',
  (path) => expect(tabOfPath(path)).toBe('advanced'),
);
