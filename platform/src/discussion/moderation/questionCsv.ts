import type { CsvColumn } from '../../http/csv/csvColumns.ts';
import type { Language } from '../../shared/languages.ts';
import type { ListedQuestion } from './listQuestions.ts';

const column = (
  key: string,
  heads: Readonly<Record<Language, string>>,
  value: CsvColumn<ListedQuestion>['value'],
): CsvColumn<ListedQuestion> => ({ key, heads, value });

/** The questions of all courses as CSV, in the order of the screen. */
export const questionCsvColumns: readonly CsvColumn<ListedQuestion>[] = [
  column('title', { en: 'Question', uk: 'Запитання', pt: 'Pergunta', de: 'Frage', ru: 'Вопрос' }, ({ title, state }) =>
    state === 'deleted' ? null : title,
  ),
  column('course', { en: 'Course', uk: 'Курс', pt: 'Curso', de: 'Kurs', ru: 'Курс' }, ({ courseName }) => courseName),
  column(
    'lecture',
    { en: 'Lecture', uk: 'Лекція', pt: 'Aula', de: 'Lektion', ru: 'Лекция' },
    ({ lectureName }) => lectureName,
  ),
  column(
    'author',
    { en: 'Asked by', uk: 'Хто запитує', pt: 'Quem perguntou', de: 'Gefragt von', ru: 'Кто спросил' },
    ({ authorName }) => authorName,
  ),
  column(
    'createTime',
    { en: 'Asked on', uk: 'Коли', pt: 'Data', de: 'Gefragt am', ru: 'Когда' },
    ({ createdTime }) => createdTime,
  ),
  column(
    'activityTime',
    {
      en: 'Last activity',
      uk: 'Остання активність',
      pt: 'Última atividade',
      de: 'Letzte Aktivität',
      ru: 'Последняя активность',
    },
    ({ activityTime }) => activityTime,
  ),
  column(
    'replyCount',
    { en: 'Replies', uk: 'Відповіді', pt: 'Respostas', de: 'Antworten', ru: 'Ответы' },
    ({ replyCount }) => replyCount,
  ),
  column('state', { en: 'State', uk: 'Стан', pt: 'Situação', de: 'Status', ru: 'Состояние' }, ({ state }) => state),
  column(
    'reportCount',
    {
      en: 'Open reports',
      uk: 'Відкриті скарги',
      pt: 'Denúncias abertas',
      de: 'Offene Meldungen',
      ru: 'Открытые жалобы',
    },
    ({ reportCount }) => reportCount,
  ),
];
