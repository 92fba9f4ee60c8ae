import { expect, test } from 'vitest';
import { readCertificateNumber } from './certificateNumber.ts';

const number = '0f8fad5b-d9cb-469f-a165-70867728950e';

test.each([
  number,
  number.toUpperCase(),
  ` ${number}.`,
  `„${number}“,`,
  `(${number})`,
  number.replaceAll('-', '–'),
  number.replaceAll('-', '\u2011'),
  number.replaceAll('-', ''),
  number.replace('-', '-\u200b\u00ad'),
  number.replaceAll('-', ' - '),
  `\ufeff${number}\u200e`,
  `№ ${number}.`,
  `Certificate no.: ${number}`,
  `urn:uuid:${number}`,
  `https://school.example.org/verifycertificate/?uuid=${number}&lang=de`,
])('CERT-05 OP-125 the number is read in %j', (typed) => {
  expect(readCertificateNumber(typed)).toBe(number);
});

test.each(['', 'x', `${number}0`, '../..'])('CERT-05 OP-125 %j stays what it is', (typed) => {
  expect(readCertificateNumber(typed)).toBe(typed);
});
