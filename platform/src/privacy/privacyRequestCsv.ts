import type { CsvColumn } from '../http/csv/csvColumns.ts';
import type { Language } from '../shared/languages.ts';
import type { PrivacyRequestRow } from './privacyRequestQueries.ts';

const column = (
  key: string,
  heads: Readonly<Record<Language, string>>,
  value: CsvColumn<PrivacyRequestRow>['value'],
): CsvColumn<PrivacyRequestRow> => ({ key, heads, value });

/** Who asked for their data or its erasure, as CSV. */
export const privacyRequestCsvColumns: readonly CsvColumn<PrivacyRequestRow>[] = [
  column('id', { en: 'Id', uk: 'Id', pt: 'Id', de: 'Id', ru: 'Id' }, ({ id }) => id),
  column('kind', { en: 'Request', uk: 'Запит', pt: 'Solicitação', de: 'Anfrage', ru: 'Запрос' }, ({ kind }) => kind),
  column('state', { en: 'Status', uk: 'Статус', pt: 'Situação', de: 'Status', ru: 'Статус' }, ({ state }) => state),
  column('origin', { en: 'Origin', uk: 'Звідки', pt: 'Origem', de: 'Herkunft', ru: 'Откуда' }, ({ origin }) => origin),
  column('name', { en: 'Name', uk: 'Ім’я', pt: 'Nome', de: 'Name', ru: 'Имя' }, ({ name }) => name),
  column(
    'username',
    { en: 'E-mail', uk: 'Ел. пошта', pt: 'E-mail', de: 'E-Mail', ru: 'Эл. почта' },
    ({ username }) => username,
  ),
  column(
    'userId',
    { en: 'Person (id)', uk: 'Особа (id)', pt: 'Pessoa (id)', de: 'Person (Id)', ru: 'Человек (id)' },
    ({ userId }) => userId,
  ),
  column(
    'orderedByName',
    { en: 'Logged by', uk: 'Хто записав', pt: 'Registrado por', de: 'Erfasst von', ru: 'Кто записал' },
    ({ orderedByName }) => orderedByName,
  ),
  column(
    'requestedTime',
    { en: 'Received', uk: 'Надійшов', pt: 'Recebida', de: 'Eingegangen', ru: 'Поступил' },
    ({ requestedTime }) => requestedTime,
  ),
  column(
    'dueTime',
    { en: 'Answer by', uk: 'Відповісти до', pt: 'Responder até', de: 'Antwort bis', ru: 'Ответить до' },
    ({ dueTime }) => dueTime,
  ),
  column(
    'closedTime',
    { en: 'Closed', uk: 'Закрито', pt: 'Encerrada', de: 'Abgeschlossen', ru: 'Закрыт' },
    ({ closedTime }) => closedTime,
  ),
];
