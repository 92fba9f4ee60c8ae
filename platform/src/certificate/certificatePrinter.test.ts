import { afterEach, expect, test } from 'vitest';
import { createCertificatePrinter, type CertificatePrinter } from './certificatePrinter.ts';
import type { CertificateDesign } from './certificatePdf.ts';
import type { CertificateRecord } from '../enrolment/certificateRecord.ts';

const certificate: CertificateRecord = {
  uuid: '3f2c9a10-7b1e-4d5a-9c3e-1a2b3c4d5e6f',
  holderName: 'Ada Example',
  courseId: 258,
  courseName: 'A course',
  courseLanguage: null,
  scorePercent: 92,
  issuedDate: '2030-01-31T09:00:00.000Z',
  duration: 36,
  requiredPercent: 40,
  expireTime: null,
  revokedTime: null,
  revokeReason: null,
};

const design: CertificateDesign = {
  issuer: 'A school',
  colour: '#006fb8',
  language: 'en',
  verifyUrl: 'https://example.test/verifycertificate/?uuid=1',
};

let printer: CertificatePrinter | undefined;
afterEach(async () => printer?.close());

test('OP-24 a page is printed in a thread of its own, and equal orders share it', async () => {
  printer = createCertificatePrinter();
  const [first, second] = await Promise.all([
    printer.print('one', certificate, design),
    printer.print('one', certificate, design),
  ]);
  expect(first.subarray(0, 5).toString()).toBe('%PDF-');
  expect(second).toBe(first);
  expect(await printer.print('one', certificate, design)).toBe(first);
});

test('a page that cannot be printed is refused, and the next one is printed', async () => {
  printer = createCertificatePrinter();
  const broken = { ...certificate, issuedDate: 'never' };
  await expect(printer.print('broken', broken, design)).rejects.toThrow(/RangeError/);
  expect((await printer.print('whole', certificate, design)).length).toBeGreaterThan(10_000);
});

test('too many orders of one asker are refused, those of another are printed', async () => {
  const press = createCertificatePrinter();
  printer = press;
  const orders = Array.from({ length: 6 }, (_, index) => press.print(`key ${index}`, certificate, design, '192.0.2.1'));
  const settled = Promise.allSettled(orders);
  expect((await printer.print('mine', certificate, design, '192.0.2.2')).length).toBeGreaterThan(10_000);
  expect((await settled).map(({ status }) => status)).toEqual([
    ...Array.from({ length: 4 }, () => 'fulfilled'),
    'rejected',
    'rejected',
  ]);
});

test('too many orders at a time are refused', async () => {
  const press = createCertificatePrinter();
  printer = press;
  const orders = Array.from({ length: 60 }, (_, index) => press.print(`key ${index}`, certificate, design));
  const settled = Promise.allSettled(orders);
  await expect(orders[59]).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await printer.close();
  const ended = (await settled).filter((result) => result.status === 'rejected');
  expect(ended.length).toBeGreaterThan(10);
});
