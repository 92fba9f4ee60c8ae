import type { CsvColumn } from '../../http/csv/csvColumns.ts';
import type { Language } from '../../shared/languages.ts';
import { plainText } from '../../shared/plainText.ts';
import type { FunnelStep } from './readFunnel.ts';
import type { QuestionStatistics } from './readQuestionStatistics.ts';

const columnsOf =
  <Row>() =>
  (
    key: string,
    [en, uk, pt, de, ru]: readonly [string, string, string, string, string],
    value: CsvColumn<Row>['value'],
  ): CsvColumn<Row> => ({ key, heads: { en, uk, pt, de, ru } satisfies Record<Language, string>, value });

const step = columnsOf<FunnelStep>();
const question = columnsOf<QuestionStatistics>();

/** The funnel of a course as CSV, one row per lecture. */
export const funnelCsvColumns = [
  step('module', ['Module', 'Модуль', 'Módulo', 'Modul', 'Модуль'], ({ moduleName }) => moduleName),
  step('lecture', ['Lecture', 'Лекція', 'Aula', 'Lektion', 'Лекция'], ({ name }) => name),
  step('reached', ['Reached', 'Дійшли', 'Chegaram', 'Erreicht', 'Дошли'], ({ reached }) => reached),
  step('seen', ['Seen', 'Переглянули', 'Viram', 'Gesehen', 'Просмотрели'], ({ seen }) => seen),
  step(
    'inProgress',
    ['Stand here', 'Зупинилися тут', 'Estão aqui', 'Stehen hier', 'Остановились здесь'],
    (row) => row.inProgress,
  ),
  step(
    'gaveUp',
    ['Gave up here', 'Відмовилися тут', 'Desistiram aqui', 'Hier abgebrochen', 'Отказались здесь'],
    (row) => row.gaveUp,
  ),
  step(
    'expired',
    [
      'Ran out of time here',
      'Вичерпали час тут',
      'Ficaram sem prazo aqui',
      'Zeit hier abgelaufen',
      'Время вышло здесь',
    ],
    (row) => row.expired,
  ),
];

/** The questions of a course as CSV. */
export const questionCsvColumns = [
  question('lecture', ['Lecture', 'Лекція', 'Aula', 'Lektion', 'Лекция'], ({ lectureName }) => lectureName),
  question('number', ['Number', 'Номер', 'Número', 'Nummer', 'Номер'], ({ number }) => number),
  question('question', ['Question', 'Запитання', 'Pergunta', 'Frage', 'Вопрос'], (row) => plainText(row.question)),
  question('answered', ['Answered', 'Відповіли', 'Responderam', 'Beantwortet', 'Ответили'], ({ answered }) => answered),
  question(
    'rightAtOnce',
    ['Right at once', 'Правильно одразу', 'Certas de primeira', 'Sofort richtig', 'Верно сразу'],
    ({ rightAtOnce }) => rightAtOnce,
  ),
  question(
    'discrimination',
    ['Discrimination', 'Розрізнення', 'Discriminação', 'Trennschärfe', 'Различение'],
    ({ discrimination }) => discrimination,
  ),
  question('findings', ['Findings', 'Висновки', 'Observações', 'Befunde', 'Выводы'], ({ findings }) =>
    findings.join(' '),
  ),
];
