import { describe, expect, it } from 'vitest';
import { profileFixture } from '../../testing/profileFixture.ts';
import { checkProfile, isAddress, numbered } from './profileRules.ts';
import { readProfile, type ProfileFields, type StoredProfile } from './profileFields.ts';

const check = (change: Partial<ProfileFields>) =>
  checkProfile({ ...readProfile(profileFixture() as unknown as StoredProfile), ...change });

describe('what may be saved', () => {
  it('WS-21 finds nothing wrong with the defaults', () => expect(check({})).toEqual({}));

  it.each([
    'https://example.org/logo.png',
    'http://example.org',
    '/static/media/brand/lectern.webp',
    'https://example.org/ä?x=1#y',
  ])('takes the address %s', (address) => expect(isAddress(address)).toBe(true));

  it.each([
    'javascript:alert(1)',
    'data:image/svg+xml,x',
    '//evil.test/x',
    '/static/other.png',
    'https://user:secret@example.org/',
    'https://example.org/"onload=',
    'https://exa mple.org',
    'ftp://example.org',
    'logo.png',
  ])('refuses the address %s', (address) => expect(isAddress(address)).toBe(false));

  it('names each wrong value by its path', () => {
    expect(
      check({
        title: 'x'.repeat(256),
        theme: { primary: 'red', secondary: '#12345', error: '#c71618', success: '#4CAF50', warning: '#ffcd00' },
        headerLogoUrl: 'javascript:alert(1)',
        socials: [
          { type: '', url: '' },
          { type: 'My Net', url: 'https://example.org' },
        ],
        avatarFrames: ['', 'nothing'],
        gtmTrackingId: 'GTM-a b',
        googleAnalyticsTrackingId: 'X-1',
        feedbackFormId: 'a/b',
        style: { buttons: { color: 'url(x)' }, actionButtons: {}, indicationButtons: {} },
        texts: [{ language: 'de', key: 'shell.dashboard', text: 'x'.repeat(2001) }],
        disclaimer: 'x'.repeat(10_001),
      }),
    ).toEqual({
      title: 'line',
      'theme.primary': 'color',
      'theme.secondary': 'color',
      headerLogoUrl: 'address',
      'socials.0.type': 'network',
      'avatarFrames.0': 'address',
      gtmTrackingId: 'container',
      googleAnalyticsTrackingId: 'property',
      feedbackFormId: 'form',
      'style.buttons.color': 'color',
      'i18n.de.shell.dashboard': 'text',
      disclaimer: 'disclaimer',
    });
  });

  it('WS-21 refuses an address of more than 2,000 characters', () => {
    const start = 'https://example.org/';
    expect(isAddress(start.padEnd(2000, 'x'))).toBe(true);
    expect(isAddress(start.padEnd(2001, 'x'))).toBe(false);
  });

  it.each([
    'companyUrl',
    'headerLogoUrl',
    'footerLogoUrl',
    'faviconUrl',
    'privacyUrl',
    'contentUrl',
    'termsUrl',
  ] as const)('WS-07 NAV-18 %s must be an address', (name) =>
    expect(check({ [name]: 'nothing' })).toEqual({ [name]: 'address' }),
  );

  it('WS-02 WS-06 a company and a value of a style have their limits, too', () => {
    expect(check({ company: 'x'.repeat(256) })).toEqual({ company: 'line' });
    const style = { buttons: { borderRadius: 'x'.repeat(101) }, actionButtons: {}, indicationButtons: {} };
    expect(check({ style })).toEqual({ 'style.buttons.borderRadius': 'look' });
  });

  it('WS-11 asks for the company’s address where something links to it', () => {
    expect(check({ footerLogoIsLink: true })).toEqual({ companyUrl: 'addressMissing' });
    expect(check({ copyrightIsLink: true, companyUrl: 'https://example.org' })).toEqual({});
  });

  it('numbers rows as they are sent, without the empty ones', () => {
    expect(numbered(['', 'a', '', 'b'], (row) => row === '').map(({ number }) => number)).toEqual([-1, 0, -1, 1]);
  });
});
