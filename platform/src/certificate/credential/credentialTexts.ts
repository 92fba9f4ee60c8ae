import { localeOf, type Language } from '../../shared/languages.ts';

interface CredentialTexts {
  /** Stands where the course says nothing of itself. */
  readonly summary: (course: string) => string;
  readonly criteria: string;
  /** `percent` in the language's own form. */
  readonly withPoints: (percent: string) => string;
  readonly points: string;
}

/** The words in a credential, in the languages of the product (OP-85). */
const texts: Readonly<Record<Language, CredentialTexts>> = {
  en: {
    summary: (course) => `Completed the course “${course}”.`,
    criteria: 'Every lecture of the course was completed.',
    withPoints: (percent) =>
      `Every lecture of the course was completed, and at least ${percent} of the points were scored.`,
    points: 'Points',
  },
  uk: {
    summary: (course) => `Курс «${course}» завершено.`,
    criteria: 'Пройдено всі лекції курсу.',
    withPoints: (percent) => `Пройдено всі лекції курсу та набрано щонайменше ${percent} балів.`,
    points: 'Бали',
  },
  pt: {
    summary: (course) => `Concluiu o curso “${course}”.`,
    criteria: 'Todas as aulas do curso foram concluídas.',
    withPoints: (percent) =>
      `Todas as aulas do curso foram concluídas e foram obtidos pelo menos ${percent} dos pontos.`,
    points: 'Pontos',
  },
  de: {
    summary: (course) => `Hat den Kurs „${course}“ abgeschlossen.`,
    criteria: 'Alle Lektionen des Kurses wurden abgeschlossen.',
    withPoints: (percent) =>
      `Alle Lektionen des Kurses wurden abgeschlossen und mindestens ${percent} der Punkte erreicht.`,
    points: 'Punkte',
  },
  ru: {
    summary: (course) => `Курс «${course}» завершён.`,
    criteria: 'Пройдены все лекции курса.',
    withPoints: (percent) => `Пройдены все лекции курса и набрано не менее ${percent} баллов.`,
    points: 'Баллы',
  },
};

export const summaryText = (course: string, language: Language): string => texts[language].summary(course);

export const pointsText = (language: Language): string => texts[language].points;

/** What was needed; `requiredPercent` null where it is not known, and 0 where no points were asked for. */
export function criteriaText(requiredPercent: number | null, language: Language): string {
  if (requiredPercent === null || requiredPercent === 0) {
    return texts[language].criteria;
  }
  const style = { style: 'percent', maximumFractionDigits: 2 } as const;
  return texts[language].withPoints(new Intl.NumberFormat(localeOf(language), style).format(requiredPercent / 100));
}
