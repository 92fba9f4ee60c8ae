import { describe, expect, it } from 'vitest';
import { profileFixture } from '../../testing/profileFixture.ts';
import { profileInput, readProfile, sameProfile, type StoredProfile } from './profileFields.ts';

const stored = (change: Record<string, unknown> = {}) => profileFixture(change) as unknown as StoredProfile;

describe('a profile that is read and saved', () => {
  it('OP-82 OP-28 carries every key, and is the same again', () => {
    const profile = {
      title: 'Acme',
      company: 'Acme Ltd',
      companyUrl: 'https://example.com/',
      disclaimer: '<p>Ours.</p>',
      theme: { primary: '#112233', secondary: '#223344', error: '#334455', success: '#445566', warning: '#556677' },
      headerLogo: 'https://example.com/a.png',
      footerLogo: 'https://example.com/b.png',
      favicon: 'https://example.com/c.png',
      footerLogoIsLink: true,
      copyrightIsLink: true,
      socials: [{ type: 'rss', url: 'https://example.com/rss' }],
      privacy: 'https://example.com/p',
      content: 'https://example.com/q',
      tac: 'https://example.com/t',
      lang: 'DE',
      hide: ['DARK_MODE_TOGGLE'],
      style: { buttons: { color: '#111111' }, actionButtons: { borderRadius: '4px' }, indicationButtons: null },
      gamificationFrames: ['https://example.com/f.png'],
      gtmTrackingId: 'GTM-A1',
      googleAnalyticsTrackingId: 'G-A1',
      feedbackFormEnabled: true,
      feedbackFormId: 'form',
      i18n: { de: { 'shell.dashboard': 'Kurse' } },
      marketplace: true,
      remoteComponents: true,
    };
    expect(profileInput(readProfile(stored(profile)), 'v1')).toEqual({ ...profile, version: 'v1' });
  });

  it('OP-82 says null for what is empty, which is the default, and leaves out empty rows', () => {
    const fields = readProfile(stored({ title: null }));
    const input = profileInput(
      { ...fields, socials: [{ type: ' ', url: '' }], gamificationFrames: [' '], company: '  ' },
      null,
    );
    expect(input).toMatchObject({ title: null, company: null, lang: null, i18n: null, version: null });
    expect(input).toMatchObject({ socials: [], gamificationFrames: [], style: { buttons: null } });
  });

  it('WS-08 leaves out a replaced text that is empty, which replaces nothing', () => {
    const texts = [
      { language: 'de', key: 'shell.dashboard', text: ' ' },
      { language: 'uk', key: 'shell.dashboard', text: 'Курси' },
    ] as const;
    const input = profileInput({ ...readProfile(stored()), texts }, null);
    expect(input.i18n).toEqual({ uk: { 'shell.dashboard': 'Курси' } });
  });

  it('knows whether anything would be saved differently', () => {
    const fields = readProfile(stored());
    expect(sameProfile(fields, { ...fields, company: ' ' })).toBe(true);
    expect(sameProfile(fields, { ...fields, company: 'Acme' })).toBe(false);
  });

  it('reads free-form members whatever was stored in them', () => {
    const fields = readProfile(
      stored({ i18n: [1], style: { buttons: 'red', actionButtons: { color: 3 } }, lang: 'XX' }),
    );
    expect(fields.texts).toEqual([]);
    expect(fields.style).toEqual({ buttons: {}, actionButtons: {}, indicationButtons: {} });
    expect(fields.lang).toBe('');
  });
});
