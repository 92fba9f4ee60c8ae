import type { CsvColumn, CsvValue } from '../http/csv/csvColumns.ts';
import type { Language } from '../shared/languages.ts';
import type { CodeRow } from './codeQueries.ts';
import type { CampaignRow } from './campaignQueries.ts';
import { statusOf } from './campaignRules.ts';
import type { Redemption } from './redemptionQueries.ts';

type Words = readonly [en: string, uk: string, pt: string, de: string, ru: string];

const headsOf = ([en, uk, pt, de, ru]: Words): Readonly<Record<Language, string>> => ({ en, uk, pt, de, ru });

const column = <Row>(key: string, words: Words, value: (row: Row) => CsvValue): CsvColumn<Row> => ({
  key,
  heads: headsOf(words),
  value,
});

const code: Words = ['Code', 'Код', 'Código', 'Code', 'Код'];
const usages: Words = ['Uses', 'Використання', 'Usos', 'Einlösungen', 'Использования'];
const created: Words = ['Created', 'Створено', 'Criação', 'Erstellt', 'Создано'];

/** Campaigns as CSV, with their status at a moment. */
export const campaignCsvColumns = (now: string): readonly CsvColumn<CampaignRow>[] => [
  column('name', ['Campaign', 'Кампанія', 'Campanha', 'Kampagne', 'Кампания'], ({ name }) => name),
  column('courseName', ['Course', 'Курс', 'Curso', 'Kurs', 'Курс'], ({ courseName }) => courseName),
  column(
    'redeemType',
    ['Kind of codes', 'Вид кодів', 'Tipo de códigos', 'Art der Codes', 'Вид кодов'],
    (row) => row.redeemType,
  ),
  column('status', ['Status', 'Статус', 'Status', 'Status', 'Статус'], (row) => statusOf(row, now)),
  column('startTime', ['Starts', 'Початок', 'Início', 'Beginn', 'Начало'], (row) => new Date(row.startTime)),
  column('endTime', ['Ends', 'Завершення', 'Fim', 'Ende', 'Окончание'], ({ endTime }) =>
    endTime === null ? null : new Date(endTime),
  ),
  column(
    'maxUsages',
    ['Uses per code', 'Використань на код', 'Usos por código', 'Einlösungen je Code', 'Использований на код'],
    ({ maxUsages }) => maxUsages,
  ),
  column('voucherCount', ['Codes', 'Коди', 'Códigos', 'Codes', 'Коды'], ({ voucherCount }) => voucherCount),
  column('usageCount', usages, ({ usageCount }) => usageCount),
  column('createTime', created, ({ createTime }) => createTime),
];

/** Codes of a campaign as CSV. */
export const codeCsvColumns: readonly CsvColumn<CodeRow>[] = [
  column('code', code, (row) => row.code),
  column('usageCount', usages, (row) => row.usages),
  column('createTime', created, ({ createTime }) => createTime),
];

/** Who used which code, as CSV. */
export const redemptionCsvColumns: readonly CsvColumn<Redemption>[] = [
  column('time', ['Used', 'Використано', 'Uso', 'Eingelöst', 'Использовано'], ({ time }) => time),
  column('code', code, (row) => row.code),
  column('name', ['Name', 'Ім’я', 'Nome', 'Name', 'Имя'], ({ name }) => name),
  column('username', ['E-mail', 'Ел. пошта', 'E-mail', 'E-Mail', 'Эл. почта'], ({ username }) => username),
];
