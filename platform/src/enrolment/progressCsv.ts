import type { CsvColumn } from '../http/csv/csvColumns.ts';
import type { Language } from '../shared/languages.ts';
import type { UserCourseReading } from './userCourseReading.ts';

const column = (
  key: string,
  heads: Readonly<Record<Language, string>>,
  value: CsvColumn<UserCourseReading>['value'],
): CsvColumn<UserCourseReading> => ({ key, heads, value });

/** The progress of learners as CSV, in the order of OP-84 (PROGR-03). */
export const progressCsvColumns: readonly CsvColumn<UserCourseReading>[] = [
  column('name', { en: 'Name', uk: 'Ім’я', pt: 'Nome', de: 'Name', ru: 'Имя' }, ({ record }) => record.userName),
  column(
    'username',
    { en: 'Email', uk: 'Ел. пошта', pt: 'E-mail', de: 'E-Mail', ru: 'Эл. почта' },
    ({ record }) => record.username,
  ),
  column(
    'course',
    { en: 'Course', uk: 'Курс', pt: 'Curso', de: 'Kurs', ru: 'Курс' },
    ({ record }) => record.course.name,
  ),
  column(
    'startTime',
    { en: 'Started', uk: 'Початок', pt: 'Início', de: 'Begonnen', ru: 'Начало' },
    ({ record }) => new Date(record.startTime),
  ),
  column('finishTime', { en: 'Finished', uk: 'Завершення', pt: 'Fim', de: 'Beendet', ru: 'Завершение' }, ({ record }) =>
    record.finishTime === null ? null : new Date(record.finishTime),
  ),
  column(
    'scorePercent',
    { en: 'Score, %', uk: 'Результат, %', pt: 'Pontuação, %', de: 'Ergebnis, %', ru: 'Результат, %' },
    ({ progress }) => progress.scorePercent,
  ),
  column(
    'seenPercent',
    { en: 'Seen, %', uk: 'Переглянуто, %', pt: 'Visto, %', de: 'Angesehen, %', ru: 'Просмотрено, %' },
    ({ progress }) => progress.seenPercent,
  ),
  column('phase', { en: 'Phase', uk: 'Етап', pt: 'Fase', de: 'Phase', ru: 'Этап' }, ({ progress }) => progress.phase),
];
