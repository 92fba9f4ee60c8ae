import type { Outline } from '../../content/content.ts';
import { loadLectureBodies } from '../../content/contentQueries.ts';
import type { Question } from '../../content/question/question.ts';
import type { CourseContent } from '../../course/courseContent.ts';
import type { Database, Trx } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';
import { inCohort, type Cohort, type StatisticsRequest } from './cohort.ts';
import { asksTheSame, questionNumbers, type QuestionNumbers } from './questionStatisticsRules.ts';
import { countChosenParts, findBodiesOfVersions, sumFirstTries, type CohortMember } from './statisticsQueries.ts';

export interface QuestionStatistics extends QuestionNumbers {
  readonly questionId: Id;
  readonly type: Question['type'];
  readonly question: string;
  readonly weight: number;
  readonly lectureId: Id;
  readonly lectureName: string;
  /** Its place in the lecture, from 1. */
  readonly number: number;
  /** Learners whose first try was at other options, or at another key: it is not counted. */
  readonly outdated: number;
}

export interface CourseQuestionStatistics extends Cohort {
  readonly questions: readonly QuestionStatistics[];
}

/** First tries in older versions than the newest so many are not compared with the current question. */
const MOST_VERSIONS = 50;

/** The statistics of each question that a course has today (BEY-07). */
export const readQuestionStatistics = (db: Database, request: StatisticsRequest): Promise<CourseQuestionStatistics> =>
  inCohort(db, request, countQuestions);

/** The questions of a course by the first tries of some of its learners. */
export async function countQuestions(
  trx: Trx,
  { course, outline }: CourseContent,
  members: readonly CohortMember[],
): Promise<{ readonly questions: readonly QuestionStatistics[] }> {
  const ids = members.map(({ userCourseId }) => userCourseId);
  const tries = await sumFirstTries(trx, ids);
  const versions = [...new Set(tries.map(({ version }) => version))].toSorted((a, b) => b - a).slice(0, MOST_VERSIONS);
  const parts = await countChosenParts(trx, ids, versions);
  const today = await questionsOfToday(trx, course.workspaceId, outline);
  const older = await questionsOfVersions(trx, course, versions);
  const byQuestion = Map.groupBy(tries, ({ questionId }) => questionId);
  const partsByQuestion = Map.groupBy(parts, ({ questionId }) => questionId);
  return {
    questions: today.map(({ question, ...where }) => {
      const isOfToday = ({ version }: { version: number }) => {
        const asked = older.get(version)?.get(question.id);
        return asked !== undefined && asksTheSame(asked, question);
      };
      const all = byQuestion.get(question.id) ?? [];
      const counted = all.filter(isOfToday);
      const numbers = questionNumbers(question, counted, (partsByQuestion.get(question.id) ?? []).filter(isOfToday));
      return {
        questionId: question.id,
        type: question.type,
        question: question.question,
        weight: question.weight,
        ...where,
        ...numbers,
        outdated: all.reduce((sum, row) => sum + row.answered, 0) - numbers.answered,
      };
    }),
  };
}

async function questionsOfToday(trx: Trx, workspaceId: Id, outline: Outline) {
  const lectures = outline.modules.flatMap((module) => module.lectures).filter(({ questions }) => questions.length > 0);
  const bodies = await loadLectureBodies(
    trx,
    workspaceId,
    lectures.map(({ bodyHash }) => bodyHash),
  );
  return lectures.flatMap(({ id, name, bodyHash }) =>
    (bodies.get(bodyHash)?.questions ?? []).map((question, index) => ({
      question,
      lectureId: id,
      lectureName: name,
      number: index + 1,
    })),
  );
}

/** The questions as they were, by version of the course; nothing for versions that are not kept. */
async function questionsOfVersions(
  trx: Trx,
  { id, workspaceId }: { readonly id: Id; readonly workspaceId: Id },
  versions: readonly number[],
): Promise<ReadonlyMap<number, ReadonlyMap<Id, Question>>> {
  const found = await findBodiesOfVersions(trx, id, versions);
  const bodies = await loadLectureBodies(trx, workspaceId, [...new Set(found.map(({ hash }) => hash))]);
  return new Map(
    [...Map.groupBy(found, ({ version }) => version)].map(([version, rows]) => [
      version,
      new Map(
        rows.flatMap(({ hash }) => (bodies.get(hash)?.questions ?? []).map((question) => [question.id, question])),
      ),
    ]),
  );
}
