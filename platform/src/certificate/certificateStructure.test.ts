import { expect, test } from 'vitest';
import type { CertificateRecord } from '../enrolment/certificateRecord.ts';
import { languages } from '../shared/languages.ts';
import { certificatePdf } from './certificatePdf.ts';
import { certificateTexts } from './certificateTexts.ts';
import { readPdf } from './readPdf.testkit.ts';

const certificate: CertificateRecord = {
  uuid: '3f2c9a10-7b1e-4d5a-9c3e-1a2b3c4d5e6f',
  holderName: 'Олена Example',
  courseId: 258,
  courseName: 'Deutsch für den Alltag',
  courseLanguage: 'de',
  scorePercent: 92,
  issuedDate: '2030-01-31T09:00:00.000Z',
  duration: 36,
  requiredPercent: 40,
  expireTime: '2031-01-31T09:00:00.000Z',
  revokedTime: null,
  revokeReason: null,
};
const verifyUrl = `https://example.test/verifycertificate/?uuid=${certificate.uuid}`;
const bytesIn = (language: (typeof languages)[number], changes: Partial<CertificateRecord> = {}) =>
  certificatePdf({ ...certificate, ...changes }, { issuer: 'A school', colour: '#006fb8', language, verifyUrl });
const print = async (...asked: Parameters<typeof bytesIn>) => readPdf(await bytesIn(...asked));

test('OP-24 A11Y-01 the PDF is tagged as PDF/UA asks: title, language, and every text in a part with its role', async () => {
  const printed = await bytesIn('en');
  const pdf = await readPdf(printed);
  expect(pdf).toMatchObject({
    isTagged: true,
    language: 'en',
    title: 'Certificate: Deutsch für den Alltag',
    shownTitle: 'Certificate: Deutsch für den Alltag',
    universalAccess: '1',
    stray: '',
  });
  // The keyboard goes from link to link in the order of the structure.
  expect(printed.includes('/Tabs /S')).toBe(true);
  expect(pdf.parts.map(({ role }) => role)).toEqual([
    'Document',
    'H1',
    'P',
    'P',
    'P',
    'L',
    ...Array.from({ length: 4 }, () => ['LI', 'Lbl', 'LBody']).flat(),
    'P',
    'Figure',
    'P',
    'P',
    'Link',
  ]);
});

test('OP-24 A11Y-01 anyone who hears it hears it in the order of the page, the code as what it is for, and where the link leads', async () => {
  const printed = await bytesIn('en');
  const { parts, links } = await readPdf(printed);
  expect(parts.filter(({ role }) => ['H1', 'P', 'LI', 'Link'].includes(role)).map(({ text }) => text)).toEqual([
    'C E R T I F I C A T E',
    'Олена Example',
    'has completed the course',
    'Deutsch für den Alltag',
    'Points 92%',
    'Duration 36 min',
    'Issued on 31 January 2030',
    'Valid until 31 January 2031',
    'A school',
    'Scan to verify',
    `Certificate number: ${certificate.uuid}`,
    verifyUrl,
  ]);
  expect(parts.find(({ role }) => role === 'Figure')?.alt).toBe(certificateTexts.en.code);
  // What is set apart in capitals is read as the word that it is.
  expect(printed.includes('/ActualText (Certificate)')).toBe(true);
  expect(links).toEqual([{ url: verifyUrl, said: verifyUrl }]);
});

test('CERT-05 WCAG 3.1.2 the name of the course says its language in the PDF, and nothing else says it', async () => {
  const { parts } = await print('en');
  expect(parts.filter(({ lang }) => lang !== undefined)).toEqual([
    { role: 'P', lang: 'de', text: 'Deutsch für den Alltag' },
  ]);
  expect((await print('en', { courseLanguage: null })).parts.some(({ lang }) => lang !== undefined)).toBe(false);
});

test.each(languages)('OP-85 printed in %s it says so, and each word is of that language', async (language) => {
  const { language: said, parts } = await print(language);
  const texts = certificateTexts[language];
  expect(said).toBe(language);
  const words = parts.map(({ text }) => text);
  for (const word of [texts.completed, texts.points, texts.duration, texts.issued, texts.validUntil, texts.verify]) {
    expect(words).toContain(word);
  }
});
