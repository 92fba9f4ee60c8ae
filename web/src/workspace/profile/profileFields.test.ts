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
      headerLogoUrl: 'https://example.com/a.png',
      footerLogoUrl: 'https://example.com/b.png',
      faviconUrl: 'https://example.com/c.png',
      footerLogoIsLink: true,
      copyrightIsLink: true,
      socials: [{ type: 'rss', url: 'https://example.com/rss' }],
      privacyUrl: 'https://example.com/p',
      contentUrl: 'https://example.com/q',
      termsUrl: 'https://example.com/t',
      language: 'DE',
      hiddenParts: ['DARK_MODE_TOGGLE'],
      style: {
        buttons: [{ property: 'color', value: '#111111' }],
        actionButtons: [{ property: 'borderRadius', value: '4px' }],
        indicationButtons: [],
      },
      avatarFrames: ['https://example.com/f.png'],
      gtmTrackingId: 'GTM-A1',
      googleAnalyticsTrackingId: 'G-A1',
      feedbackFormEnabled: true,
      feedbackFormId: 'form',
      texts: [{ language: 'DE', key: 'shell.dashboard', text: 'Kurse' }],
      marketplace: true,
      remoteComponents: true,
    };
    expect(profileInput(readProfile(stored(profile)), 'v1')).toEqual({ ...profile, version: 'v1' });
  });

  it('OP-82 says null for what is empty, which is the default, and leaves out empty rows', () => {
    const fields = readProfile(stored({ title: null }));
    const input = profileInput(
      { ...fields, socials: [{ type: ' ', url: '' }], avatarFrames: [' '], company: '  ' },
      null,
    );
    expect(input).toMatchObject({ title: null, company: null, language: null, texts: [], version: null });
    expect(input).toMatchObject({ socials: [], avatarFrames: [], style: { buttons: [] } });
  });

  it('WS-08 leaves out a replaced text that is empty, which replaces nothing', () => {
    const texts = [
      { language: 'de', key: 'shell.dashboard', text: ' ' },
      { language: 'uk', key: 'shell.dashboard', text: 'Курси' },
    ] as const;
    const input = profileInput({ ...readProfile(stored()), texts }, null);
    expect(input.texts).toEqual([{ language: 'UK', key: 'shell.dashboard', text: 'Курси' }]);
  });

  it('knows whether anything would be saved differently', () => {
    const fields = readProfile(stored());
    expect(sameProfile(fields, { ...fields, company: ' ' })).toBe(true);
    expect(sameProfile(fields, { ...fields, company: 'Acme' })).toBe(false);
  });

  it('leaves out languages that the interface does not have', () => {
    const fields = readProfile(stored({ texts: [{ language: 'XX', key: 'a', text: 'b' }], language: 'XX' }));
    expect(fields.texts).toEqual([]);
    expect(fields.language).toBe('');
  });
});
