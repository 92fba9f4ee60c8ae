import type { CsvColumn } from '../http/csv/csvColumns.ts';
import type { JobRow } from './jobRowQueries.ts';
import { refusalOf } from './rowOutcomes.ts';

/** The report of a job as CSV. */
export const jobCsvColumns: readonly CsvColumn<JobRow>[] = [
  {
    key: 'number',
    heads: { en: 'Row', uk: 'Рядок', pt: 'Linha', de: 'Zeile', ru: 'Строка' },
    value: ({ number }) => number,
  },
  {
    key: 'subject',
    heads: { en: 'About', uk: 'Про кого чи що', pt: 'Sobre', de: 'Betrifft', ru: 'О ком или о чём' },
    value: ({ subject }) => subject,
  },
  {
    key: 'state',
    heads: { en: 'Result', uk: 'Результат', pt: 'Resultado', de: 'Ergebnis', ru: 'Результат' },
    value: ({ state }) => state,
  },
  {
    key: 'code',
    heads: { en: 'What happened', uk: 'Що сталося', pt: 'O que aconteceu', de: 'Was geschah', ru: 'Что произошло' },
    value: ({ code }) => code,
  },
  {
    key: 'message',
    heads: { en: 'Details', uk: 'Подробиці', pt: 'Detalhes', de: 'Einzelheiten', ru: 'Подробности' },
    value: refusalOf,
  },
  {
    key: 'doneTime',
    heads: { en: 'Time', uk: 'Час', pt: 'Hora', de: 'Zeit', ru: 'Время' },
    value: ({ doneTime }) => doneTime,
  },
];
