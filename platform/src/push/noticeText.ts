import type { PushKind } from './pushKinds.ts';
import type { Language } from '../shared/languages.ts';

/** What stands above the name of the course or the achievement. */
const headings: Readonly<Record<Language, Readonly<Record<PushKind, string>>>> = {
  en: { CERTIFICATE: 'Your certificate is ready', ACHIEVEMENT: 'You earned an achievement', DUE: 'Still to complete' },
  uk: { CERTIFICATE: 'Ваш сертифікат готовий', ACHIEVEMENT: 'Ви здобули досягнення', DUE: 'Ще не завершено' },
  pt: {
    CERTIFICATE: 'Seu certificado está pronto',
    ACHIEVEMENT: 'Você ganhou uma conquista',
    DUE: 'Ainda por concluir',
  },
  de: {
    CERTIFICATE: 'Dein Zertifikat ist da',
    ACHIEVEMENT: 'Du hast einen Erfolg erreicht',
    DUE: 'Noch abzuschließen',
  },
  ru: { CERTIFICATE: 'Ваш сертификат готов', ACHIEVEMENT: 'Вы получили достижение', DUE: 'Ещё не завершено' },
};

export const noticeHeading = (language: Language, kind: PushKind): string => headings[language][kind];
