import type { CertificateRecord } from '../enrolment/certificateRecord.ts';
import type { Language } from '../shared/languages.ts';
import { certificateTexts, dateText, durationText, percentText } from './certificateTexts.ts';

export interface CertificateFact {
  readonly label: string;
  readonly value: string;
}

/** The facts of a certificate, in the words and the order of the screen (CERT-05). */
export function certificateFacts(certificate: CertificateRecord, language: Language): readonly CertificateFact[] {
  const texts = certificateTexts[language];
  const { scorePercent, duration, issuedDate, expireTime } = certificate;
  return [
    { label: texts.points, value: percentText(scorePercent, language) },
    // As on the screen, where a course of no minutes says nothing of them.
    ...(duration ? [{ label: texts.duration, value: durationText(duration, language) }] : []),
    { label: texts.issued, value: dateText(issuedDate, language) },
    ...(expireTime === null ? [] : [{ label: texts.validUntil, value: dateText(expireTime, language) }]),
  ];
}
