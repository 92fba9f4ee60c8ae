import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { brandColour } from '../shared/brandColour.ts';
import { latinFonts } from './letters/latinFonts.ts';
import { textRuns } from './letters/textRuns.ts';
import { certificatePdf } from './certificatePdf.ts';
import { certificateLanguage, certificateTexts, dateText, durationText, percentText } from './certificateTexts.ts';
import { designVersion } from './designVersion.ts';
import { rosette } from './rosette.ts';
import { languages } from '../shared/languages.ts';

const uuid = '3f2c9a10-7b1e-4d5a-9c3e-1a2b3c4d5e6f';
/** Of a certificate that counts for always. */
const standing = { requiredPercent: 40, expireTime: null, revokedTime: null, revokeReason: null };

describe('the colour', () => {
  test('OP-24 the workspace’s colour, darkened until white text can be read on it', () => {
    expect(brandColour('#006fb8')).toBe('#006fb8');
    expect(brandColour('#06b')).toBe('#0066bb');
    expect(brandColour('#ffcd00')).not.toBe('#ffcd00');
    expect(brandColour('#ffffff')).toMatch(/^#[67]/);
  });

  test('OP-28 what is no colour is passed over', () => {
    expect(brandColour(undefined, 'red', '#7a2e8e')).toBe('#7a2e8e');
    expect(brandColour(null, 7, '')).toBe('#006fb8');
  });
});

describe('the words', () => {
  test('OP-85 the asked language, else the workspace’s, else English', () => {
    expect(certificateLanguage('de', 'uk')).toBe('de');
    expect(certificateLanguage(undefined, 'uk')).toBe('uk');
    expect(certificateLanguage('xx', 'yy')).toBe('en');
  });

  test('I18N-01 every language has every word', () => {
    for (const texts of Object.values(certificateTexts)) {
      expect(Object.keys(texts)).toEqual(Object.keys(certificateTexts.en));
      expect(Object.values(texts).every((text) => text.trim() !== '')).toBe(true);
    }
  });

  test('CERT-05 duration, date and score read by the language', () => {
    expect([durationText(36, 'en'), durationText(180, 'en'), durationText(150, 'en')]).toEqual([
      '36\u00a0min',
      '3\u00a0h',
      '2\u00a0h 30\u00a0min',
    ]);
    expect(dateText('2030-01-31T23:59:59.999Z', 'de')).toBe('31. Januar 2030');
    expect(dateText('2030-01-31T23:59:59.999Z', 'en')).toBe('31 January 2030');
    expect(percentText(92, 'en')).toBe('92%');
  });
});

test('OP-24 text is split where the font file changes, and nothing is lost', () => {
  const runs = textRuns('Курс B1: Ґ, Łódź', 600, latinFonts);
  expect(runs.map((run) => run.text).join('')).toBe('Курс B1: Ґ, Łódź');
  expect(runs.map((run) => run.font.name)).toEqual([
    'cyrillic-600',
    'latin-600',
    'cyrillic-600',
    'latin-600',
    'latin-ext-600',
    'latin-600',
    'latin-ext-600',
  ]);
});

test('OP-24 each certificate has a rosette of its own, always the same, within its circle', () => {
  const curves = rosette(uuid);
  expect(rosette(uuid)).toEqual(curves);
  expect(rosette('00000000-0000-4000-8000-000000000000')).not.toEqual(curves);
  expect(Math.max(...curves.flat().map(({ x, y }) => Math.hypot(x, y)))).toBeLessThanOrEqual(1.06);
});

test('OP-24 the longest names still fit one page', async () => {
  const bytes = await certificatePdf(
    {
      uuid,
      holderName: 'W'.repeat(255),
      courseId: 258,
      courseName: 'Щ'.repeat(255),
      courseLanguage: 'uk',
      scorePercent: 100,
      issuedDate: '2030-01-31T09:00:00.000Z',
      duration: null,
      ...standing,
    },
    {
      issuer: 'Ü'.repeat(255),
      colour: '#006fb8',
      language: 'ru',
      verifyUrl: `https://${'a'.repeat(200)}/?uuid=${uuid}`,
    },
  );
  expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

/** What a PDF draws and the fonts that it draws with, whatever the compression makes of them. */
const drawn = (bytes: Buffer): string =>
  [...bytes.toString('latin1').matchAll(/FlateDecode[^>]*>>\nstream\n([\s\S]*?)\nendstream/g)]
    .map(([, stream = '']) => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'))
    .join('\n');

test('OP-24 the version of the design rises with what is drawn: else anyone who keeps a copy is told that it is the newest', async () => {
  const hash = createHash('sha256');
  for (const language of languages) {
    const page = await certificatePdf(
      {
        uuid,
        holderName: 'Ada Example',
        courseId: 258,
        courseName: 'A course',
        courseLanguage: null,
        scorePercent: 92,
        issuedDate: '2030-01-31T09:00:00.000Z',
        duration: 36,
        ...standing,
      },
      {
        issuer: 'A school',
        colour: '#006fb8',
        language,
        verifyUrl: `https://example.test/verifycertificate/?uuid=${uuid}`,
      },
    );
    hash.update(drawn(page));
  }
  // Anyone who changes the words or the drawing on purpose raises the version and puts both here.
  expect({ designVersion, drawn: hash.digest('hex').slice(0, 16) }).toEqual({
    designVersion: 6,
    drawn: 'e7b894c27bd85231',
  });
});
