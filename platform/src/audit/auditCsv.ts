import type { CsvColumn } from '../http/csv/csvColumns.ts';
import type { NamedAuditRow } from './auditQueries.ts';
import { textOf, writeActor, writeSentence } from './sentence/writeSentence.ts';

/** The audit log as CSV: what the screen says, and beside it what programs compare. */
export const auditCsvColumns: readonly CsvColumn<NamedAuditRow>[] = [
  {
    key: 'time',
    heads: { en: 'When', uk: 'Коли', pt: 'Quando', de: 'Wann', ru: 'Когда' },
    value: ({ time }) => time,
  },
  {
    key: 'actorName',
    heads: { en: 'Who', uk: 'Хто', pt: 'Quem', de: 'Wer', ru: 'Кто' },
    value: (row, language) => writeActor(row, row.names, language).text,
  },
  {
    key: 'token',
    heads: { en: 'API token', uk: 'Токен API', pt: 'Token de API', de: 'API-Token', ru: 'Токен API' },
    value: ({ token }) => (token === null ? null : `${token.name} (…${token.lastCharacters})`),
  },
  {
    key: 'what',
    heads: { en: 'What happened', uk: 'Що сталося', pt: 'O que aconteceu', de: 'Was geschah', ru: 'Что произошло' },
    value: (row, language) => textOf(writeSentence(row, row.names, language)),
  },
  {
    key: 'subjectName',
    heads: { en: 'To whom', uk: 'Кого стосується', pt: 'Com quem', de: 'Mit wem', ru: 'Кого касается' },
    value: ({ subjectName }) => subjectName,
  },
  {
    key: 'action',
    heads: { en: 'Code', uk: 'Код', pt: 'Código', de: 'Code', ru: 'Код' },
    value: ({ action }) => action,
  },
  {
    key: 'actorId',
    heads: { en: 'Who (id)', uk: 'Хто (id)', pt: 'Quem (id)', de: 'Wer (Id)', ru: 'Кто (id)' },
    value: ({ actorId }) => actorId,
  },
  {
    key: 'subjectId',
    heads: {
      en: 'To whom (id)',
      uk: 'Кого стосується (id)',
      pt: 'Com quem (id)',
      de: 'Mit wem (Id)',
      ru: 'Кого касается (id)',
    },
    value: ({ subjectId }) => subjectId,
  },
  {
    key: 'jobId',
    heads: {
      en: 'Background work (id)',
      uk: 'Фонова робота (id)',
      pt: 'Trabalho em segundo plano (id)',
      de: 'Hintergrundarbeit (Id)',
      ru: 'Фоновая работа (id)',
    },
    value: ({ jobId }) => jobId,
  },
  {
    key: 'details',
    heads: {
      en: 'Values for programs',
      uk: 'Значення для програм',
      pt: 'Valores para programas',
      de: 'Werte für Programme',
      ru: 'Значения для программ',
    },
    value: ({ details }) => valuesOf(details),
  },
];

/** `courseId=103; dueTime=2026-11-27T23:59:59.000Z`: what else is known, for those who compare it. */
function valuesOf(details: Readonly<Record<string, unknown>>): string | null {
  const values = Object.entries(details).map(([name, value]) => `${name}=${[value].flat().map(String).join(',')}`);
  return values.length === 0 ? null : values.join('; ');
}
