import type { PushKind } from './pushKinds.ts';
import type { Language } from '../shared/languages.ts';

/** What stands above the name of the course or the achievement, or the title of the question. */
const headings: Readonly<Record<Language, Readonly<Record<PushKind, string>>>> = {
  en: {
    CERTIFICATE: 'Your certificate is ready',
    ACHIEVEMENT: 'You earned an achievement',
    DUE: 'Still to complete',
    REPLY: 'New reply in the discussion',
    QUESTION: 'New question in your course',
    ENROLMENT: 'You are enrolled in a course',
  },
  uk: {
    CERTIFICATE: 'Ваш сертифікат готовий',
    ACHIEVEMENT: 'Ви здобули досягнення',
    DUE: 'Ще не завершено',
    REPLY: 'Нова відповідь в обговоренні',
    QUESTION: 'Нове запитання на вашому курсі',
    ENROLMENT: 'Вас записано на курс',
  },
  pt: {
    CERTIFICATE: 'Seu certificado está pronto',
    ACHIEVEMENT: 'Você ganhou uma conquista',
    DUE: 'Ainda por concluir',
    REPLY: 'Nova resposta na discussão',
    QUESTION: 'Nova pergunta no seu curso',
    ENROLMENT: 'Você tem um novo curso',
  },
  de: {
    CERTIFICATE: 'Dein Zertifikat ist da',
    ACHIEVEMENT: 'Du hast einen Erfolg erreicht',
    DUE: 'Noch abzuschließen',
    REPLY: 'Neue Antwort in der Diskussion',
    QUESTION: 'Neue Frage in deinem Kurs',
    ENROLMENT: 'Du bist in einen Kurs eingeschrieben',
  },
  ru: {
    CERTIFICATE: 'Ваш сертификат готов',
    ACHIEVEMENT: 'Вы получили достижение',
    DUE: 'Ещё не завершено',
    REPLY: 'Новый ответ в обсуждении',
    QUESTION: 'Новый вопрос на вашем курсе',
    ENROLMENT: 'Вас записали на курс',
  },
};

export const noticeHeading = (language: Language, kind: PushKind): string => headings[language][kind];
