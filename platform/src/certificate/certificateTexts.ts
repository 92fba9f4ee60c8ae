import { languages, localeOf, type Language } from '../shared/languages.ts';

export interface CertificateTexts {
  readonly title: string;
  readonly completed: string;
  readonly points: string;
  readonly number: string;
  readonly duration: string;
  readonly issued: string;
  readonly validUntil: string;
  readonly verify: string;
  /** What the QR code is, for those who hear it. */
  readonly code: string;
  /** Short, as on the screen: `2 h`. */
  readonly hours: string;
  readonly minutes: string;
}

/** The words on a certificate, in the languages of the product (OP-85). */
export const certificateTexts: Readonly<Record<Language, CertificateTexts>> = {
  en: {
    title: 'Certificate',
    completed: 'has completed the course',
    points: 'Points',
    duration: 'Duration',
    issued: 'Issued on',
    validUntil: 'Valid until',
    verify: 'Scan to verify',
    code: 'QR code of the page where this certificate can be verified',
    hours: 'h',
    minutes: 'min',
    number: 'Certificate number',
  },
  uk: {
    title: 'Сертифікат',
    completed: 'за успішне завершення курсу',
    points: 'Бали',
    duration: 'Тривалість',
    issued: 'Дата видачі',
    validUntil: 'Дійсний до',
    verify: 'Відскануйте, щоб перевірити',
    code: 'QR-код сторінки перевірки цього сертифіката',
    hours: 'год',
    minutes: 'хв',
    number: 'Номер сертифіката',
  },
  pt: {
    title: 'Certificado',
    completed: 'concluiu o curso',
    points: 'Pontos',
    duration: 'Duração',
    issued: 'Emitido em',
    validUntil: 'Válido até',
    verify: 'Escaneie para verificar',
    code: 'QR code da página de verificação deste certificado',
    hours: 'h',
    minutes: 'min',
    number: 'Número do certificado',
  },
  de: {
    title: 'Zertifikat',
    completed: 'hat den Kurs abgeschlossen',
    points: 'Punkte',
    duration: 'Dauer',
    issued: 'Ausgestellt am',
    validUntil: 'Gültig bis',
    verify: 'Zum Prüfen scannen',
    code: 'QR-Code der Seite, auf der sich dieses Zertifikat prüfen lässt',
    hours: 'Std.',
    minutes: 'Min.',
    number: 'Zertifikatsnummer',
  },
  ru: {
    title: 'Сертификат',
    completed: 'за успешное завершение курса',
    points: 'Баллы',
    duration: 'Длительность',
    issued: 'Дата выдачи',
    validUntil: 'Действителен до',
    verify: 'Отсканируйте, чтобы проверить',
    code: 'QR-код страницы проверки этого сертификата',
    hours: 'ч',
    minutes: 'мин',
    number: 'Номер сертификата',
  },
};

/** The asked language, else that of the workspace, else English. */
export function certificateLanguage(asked: string | undefined, ofWorkspace: unknown): Language {
  return known(asked) ?? known(ofWorkspace) ?? 'en';
}

const known = (language: unknown): Language | undefined => languages.find((candidate) => candidate === language);

/** `36 min`, `3 h` or `2 h 30 min` in the words of the language; no number is parted from its unit. */
export function durationText(minutes: number, language: Language): string {
  const texts = certificateTexts[language];
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [...(hours > 0 ? [[hours, texts.hours]] : []), ...(rest > 0 || hours === 0 ? [[rest, texts.minutes]] : [])]
    .map((part) => part.join('\u00a0'))
    .join(' ');
}

export function dateText(time: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time));
}

export function percentText(percent: number, language: Language): string {
  return new Intl.NumberFormat(localeOf(language), { style: 'percent' }).format(percent / 100);
}
