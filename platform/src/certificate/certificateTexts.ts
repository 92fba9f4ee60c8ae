import { languages, type Language } from '../shared/languages.ts';

export interface CertificateTexts {
  readonly title: string;
  readonly completed: string;
  readonly points: string;
  readonly number: string;
  readonly duration: string;
  readonly issued: string;
  readonly verify: string;
}

/** The words on a certificate, in the languages of the product (OP-85). */
export const certificateTexts: Readonly<Record<Language, CertificateTexts>> = {
  en: {
    title: 'Certificate',
    completed: 'has completed the course',
    points: 'Points',
    duration: 'Duration',
    issued: 'Issued on',
    verify: 'Scan to verify',
    number: 'Certificate number',
  },
  uk: {
    title: 'Сертифікат',
    completed: 'за успішне завершення курсу',
    points: 'Бали',
    duration: 'Тривалість',
    issued: 'Дата видачі',
    verify: 'Відскануйте, щоб перевірити',
    number: 'Номер сертифіката',
  },
  pt: {
    title: 'Certificado',
    completed: 'concluiu o curso',
    points: 'Pontos',
    duration: 'Duração',
    issued: 'Emitido em',
    verify: 'Escaneie para verificar',
    number: 'Número do certificado',
  },
  de: {
    title: 'Zertifikat',
    completed: 'hat den Kurs abgeschlossen',
    points: 'Punkte',
    duration: 'Dauer',
    issued: 'Ausgestellt am',
    verify: 'Zum Prüfen scannen',
    number: 'Zertifikatsnummer',
  },
  ru: {
    title: 'Сертификат',
    completed: 'за успешное завершение курса',
    points: 'Баллы',
    duration: 'Длительность',
    issued: 'Дата выдачи',
    verify: 'Отсканируйте, чтобы проверить',
    number: 'Номер сертификата',
  },
};

/** The asked language, else that of the workspace, else English. */
export function certificateLanguage(asked: string | undefined, ofWorkspace: unknown): Language {
  return known(asked) ?? known(ofWorkspace) ?? 'en';
}

const known = (language: unknown): Language | undefined => languages.find((candidate) => candidate === language);

/** `36 min`, `3 h` or `2 h 30 min` in the words of the language. */
export function durationText(minutes: number, language: Language): string {
  const unit = (value: number, name: 'hour' | 'minute') =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) {
    return unit(rest, 'minute');
  }
  return rest === 0 ? unit(hours, 'hour') : `${unit(hours, 'hour')} ${unit(rest, 'minute')}`;
}

export function dateText(time: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time));
}

export function percentText(percent: number, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'percent' }).format(percent / 100);
}
