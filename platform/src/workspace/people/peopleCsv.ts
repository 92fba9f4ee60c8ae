import type { CsvColumn } from '../../http/csv/csvColumns.ts';
import type { Language } from '../../shared/languages.ts';
import type { PersonRow } from './peopleQueries.ts';

type Words = Readonly<Record<Language, string>>;

const column = (key: string, heads: Words, value: CsvColumn<PersonRow>['value']): CsvColumn<PersonRow> => ({
  key,
  heads,
  value,
});

/** The people of a workspace as CSV (USERS-05), by the names that their fields have on the wire. */
export const personCsvColumns: readonly CsvColumn<PersonRow>[] = [
  column('name', { en: 'Name', uk: 'Ім’я', pt: 'Nome', de: 'Name', ru: 'Имя' }, ({ name }) => name),
  column(
    'username',
    { en: 'E-mail', uk: 'Ел. пошта', pt: 'E-mail', de: 'E-Mail', ru: 'Эл. почта' },
    ({ username }) => username,
  ),
  column('status', { en: 'Status', uk: 'Статус', pt: 'Status', de: 'Status', ru: 'Статус' }, ({ status }) => status),
  column(
    'createCourse',
    {
      en: 'May create courses',
      uk: 'Може створювати курси',
      pt: 'Pode criar cursos',
      de: 'Darf Kurse erstellen',
      ru: 'Может создавать курсы',
    },
    ({ createCourse }) => createCourse,
  ),
  column(
    'createVoucher',
    {
      en: 'May create vouchers',
      uk: 'Може створювати ваучери',
      pt: 'Pode criar vouchers',
      de: 'Darf Gutscheine erstellen',
      ru: 'Может создавать ваучеры',
    },
    ({ createVoucher }) => createVoucher,
  ),
  column(
    'admin',
    {
      en: 'Administrator',
      uk: 'Адміністратор',
      pt: 'Administrador',
      de: 'Administration',
      ru: 'Администратор',
    },
    ({ admin }) => admin,
  ),
  // As a file of people has them, so that it can be read again.
  column('groups', { en: 'Groups', uk: 'Групи', pt: 'Grupos', de: 'Gruppen', ru: 'Группы' }, ({ groups }) =>
    groups.map(({ name }) => name).join('; '),
  ),
  column(
    'addressProven',
    {
      en: 'E-mail confirmed',
      uk: 'Адресу підтверджено',
      pt: 'E-mail confirmado',
      de: 'E-Mail bestätigt',
      ru: 'Адрес подтверждён',
    },
    ({ addressProven }) => addressProven,
  ),
  column(
    'leftTime',
    {
      en: 'No access since',
      uk: 'Без доступу з',
      pt: 'Sem acesso desde',
      de: 'Kein Zugang seit',
      ru: 'Без доступа с',
    },
    ({ leftTime }) => leftTime,
  ),
  column(
    'invitedTime',
    { en: 'Invited', uk: 'Запрошено', pt: 'Convite', de: 'Eingeladen', ru: 'Приглашение' },
    ({ invitedTime }) => invitedTime,
  ),
  column(
    'createTime',
    { en: 'Added', uk: 'Додано', pt: 'Adição', de: 'Hinzugefügt', ru: 'Добавлено' },
    ({ createTime }) => createTime,
  ),
  column(
    'updateTime',
    { en: 'Changed', uk: 'Змінено', pt: 'Alteração', de: 'Geändert', ru: 'Изменено' },
    ({ updateTime }) => updateTime,
  ),
];
