import type { PushKind } from './pushKinds.ts';
import type { Language } from '../shared/languages.ts';

/** What stands above the name of the course or the achievement. */
const headings: Readonly<Record<Language, Readonly<Record<PushKind, string>>>> = {
  en: { CERTIFICATE: 'Your certificate is ready', ACHIEVEMENT: 'You earned an achievement' },
  uk: { CERTIFICATE: 'Ваш сертифікат готовий', ACHIEVEMENT: 'Ви здобули досягнення' },
  pt: { CERTIFICATE: 'Seu certificado está pronto', ACHIEVEMENT: 'Você ganhou uma conquista' },
  de: { CERTIFICATE: 'Dein Zertifikat ist da', ACHIEVEMENT: 'Du hast einen Erfolg erreicht' },
  ru: { CERTIFICATE: 'Ваш сертификат готов', ACHIEVEMENT: 'Вы получили достижение' },
};

export const noticeHeading = (language: Language, kind: PushKind): string => headings[language][kind];
