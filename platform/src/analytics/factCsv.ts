import type { CsvColumn } from '../http/csv/csvColumns.ts';
import type { Id } from '../shared/id.ts';
import type { Language } from '../shared/languages.ts';
import { measuresOf, type FactType } from './factTypes.ts';
import type { FactListRow } from './readFacts.ts';

type Words = readonly [en: string, uk: string, pt: string, de: string, ru: string];

const subjects: Readonly<Record<FactType, Words>> = {
  lecture: ['Lecture', 'Лекція', 'Aula', 'Lektion', 'Лекция'],
  questionanswer: ['Question', 'Запитання', 'Pergunta', 'Frage', 'Вопрос'],
  certificate: ['Course', 'Курс', 'Curso', 'Kurs', 'Курс'],
  usercourse: ['Course', 'Курс', 'Curso', 'Kurs', 'Курс'],
  campaign: ['Campaign', 'Кампанія', 'Campanha', 'Kampagne', 'Кампания'],
  workspace: ['Workspace', 'Робочий простір', 'Espaço de trabalho', 'Workspace', 'Рабочее пространство'],
  modules: ['Module', 'Модуль', 'Módulo', 'Modul', 'Модуль'],
};

const measures = new Map<string, Words>([
  ['seen', ['Seen', 'Переглянуто', 'Vistas', 'Gesehen', 'Просмотрено']],
  ['users', ['People', 'Люди', 'Pessoas', 'Personen', 'Люди']],
  ['answers', ['Answers', 'Відповіді', 'Respostas', 'Antworten', 'Ответы']],
  ['correct', ['Right', 'Правильні', 'Certas', 'Richtig', 'Правильные']],
  ['wrong', ['Wrong', 'Неправильні', 'Erradas', 'Falsch', 'Неправильные']],
  ['certificates', ['Certificates', 'Сертифікати', 'Certificados', 'Zertifikate', 'Сертификаты']],
  ['averageScore', ['Average score', 'Середній бал', 'Pontuação média', 'Ø Ergebnis', 'Средний балл']],
  ['started', ['Started', 'Розпочато', 'Iniciados', 'Begonnen', 'Начато']],
  ['finished', ['Completed', 'Завершено', 'Concluídos', 'Abgeschlossen', 'Завершено']],
  ['active', ['Active people', 'Активні люди', 'Pessoas ativas', 'Aktive Personen', 'Активные люди']],
  ['usages', ['Codes used', 'Використано кодів', 'Códigos usados', 'Eingelöste Codes', 'Использовано кодов']],
  ['vouchers', ['Codes created', 'Створено кодів', 'Códigos criados', 'Erstellte Codes', 'Создано кодов']],
  ['registered', ['New accounts', 'Нові акаунти', 'Contas novas', 'Neue Konten', 'Новые аккаунты']],
  ['done', ['Completed', 'Завершено', 'Concluídos', 'Abgeschlossen', 'Завершено']],
]);

/** In place of the name of what is there no more: a row without a name looks like a fault. */
const deleted: Words = ['(deleted)', '(видалено)', '(excluído)', '(gelöscht)', '(удалено)'];

const headsOf = ([en, uk, pt, de, ru]: Words): Readonly<Record<Language, string>> => ({ en, uk, pt, de, ru });

/** Empty where there was never anything to name. */
const nameOr = (id: Id | null, name: string | null, language: Language): string | null =>
  name ?? (id === null ? null : headsOf(deleted)[language]);

/** What each thing of a type came to, as CSV, by the names that the rows have on the wire. */
export function factCsvColumns(type: FactType): readonly CsvColumn<FactListRow>[] {
  const isCourse = type === 'usercourse' || type === 'certificate';
  return [
    {
      key: 'name',
      heads: headsOf(subjects[type]),
      value: ({ id, name }, language) => nameOr(id, name, language),
    },
    ...(isCourse || type === 'workspace'
      ? []
      : [
          {
            key: 'courseName',
            heads: headsOf(subjects.usercourse),
            value: ({ courseId, courseName }: FactListRow, language: Language) =>
              nameOr(courseId, courseName, language),
          },
        ]),
    ...measuresOf(type).map(([key]) => ({
      key,
      heads: headsOf(measures.get(key) ?? [key, key, key, key, key]),
      value: (row: FactListRow) => row[key] ?? null,
    })),
  ];
}
