import type { CsvColumn } from '../http/csv/csvColumns.ts';
import type { AuditRow } from './auditQueries.ts';

/** The audit log as CSV. */
export const auditCsvColumns: readonly CsvColumn<AuditRow>[] = [
  {
    key: 'time',
    heads: { en: 'Time', uk: 'Час', pt: 'Hora', de: 'Zeit', ru: 'Время' },
    value: ({ time }) => time,
  },
  {
    key: 'action',
    heads: { en: 'What happened', uk: 'Що сталося', pt: 'O que aconteceu', de: 'Was geschah', ru: 'Что произошло' },
    value: ({ action }) => action,
  },
  {
    key: 'actorName',
    heads: { en: 'Who', uk: 'Хто', pt: 'Quem', de: 'Wer', ru: 'Кто' },
    value: ({ actorName }) => actorName,
  },
  {
    key: 'actorId',
    heads: { en: 'Who (id)', uk: 'Хто (id)', pt: 'Quem (id)', de: 'Wer (Id)', ru: 'Кто (id)' },
    value: ({ actorId }) => actorId,
  },
  {
    key: 'subjectName',
    heads: { en: 'About whom', uk: 'Про кого', pt: 'Sobre quem', de: 'Wen es betrifft', ru: 'О ком' },
    value: ({ subjectName }) => subjectName,
  },
  {
    key: 'subjectId',
    heads: {
      en: 'About whom (id)',
      uk: 'Про кого (id)',
      pt: 'Sobre quem (id)',
      de: 'Wen es betrifft (Id)',
      ru: 'О ком (id)',
    },
    value: ({ subjectId }) => subjectId,
  },
  {
    key: 'details',
    heads: { en: 'Details', uk: 'Подробиці', pt: 'Detalhes', de: 'Einzelheiten', ru: 'Подробности' },
    value: ({ details }) => (Object.keys(details).length === 0 ? null : JSON.stringify(details)),
  },
];
