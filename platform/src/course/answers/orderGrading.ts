import { gradingKey } from '../../content/question/gradesAlike.ts';
import type { Grading } from '../../content/question/answerAfterChange.ts';
import type { Trx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { Id } from '../../shared/id.ts';
import type { CourseContent } from '../courseContent.ts';
import { asksForGrading, findAnswerChanges } from './answerChanges.ts';
import { findChangedQuestions } from './changedQuestions.ts';
import { gradingJob } from './gradingJob.ts';

/** What an author says of answers to questions whose key a write changes. */
export interface GradingWish {
  /** By id of the question. */
  readonly gradings: ReadonlyMap<Id, Grading>;
  /** Whether the write is refused where something is left open; else its outcome stands from now on. */
  readonly askGrading: boolean;
}

/** Of those that nobody can be asked for. */
export const fromNowOn: GradingWish = { gradings: new Map(), askGrading: false };

export interface GradingOrderer {
  /** Null where that account is gone. */
  readonly actorId: Id | null;
  /** Whether they may see who studies the course: the report of anyone else names no learner. */
  readonly maySeeLearners: boolean;
}

/** How many questions a refusal names. */
const mostNamed = 20;

/**
 * Orders that stored answers are brought in line with what a write makes live, in its transaction, whose bodies are stored: those that chose
 * what is gone are asked again, the others as their author wishes. Answers the id of the job; null where there is nothing to do. Throws
 * GRADING_UNDECIDED (409) with the questions that are left open, where their author wants to be asked.
 */
export async function orderGrading(
  trx: Trx,
  { jobs }: Pick<Deps, 'jobs'>,
  { before, after }: { readonly before: CourseContent; readonly after: CourseContent },
  { gradings, askGrading, actorId, maySeeLearners }: GradingWish & GradingOrderer,
): Promise<Id | null> {
  const { id: courseId, workspaceId, version } = before.course;
  const wished = new Set([...gradings].filter(([, grading]) => grading !== 'FROM_NOW_ON').map(([id]) => id));
  const changed = await findChangedQuestions(trx, before.outline, after.outline, wished);
  const changes = await findAnswerChanges(trx, courseId, changed);
  const open = changes.filter((each) => asksForGrading(each) && !gradings.has(each.id));
  if (askGrading && open.length > 0) {
    const questions = open.slice(0, mostNamed);
    throw new DomainError('GRADING_UNDECIDED', { params: { questions, questionCount: open.length } });
  }
  const againIds = new Set(changes.filter(({ againCount }) => againCount > 0).map(({ id }) => id));
  const answered = new Set(changes.map(({ id }) => id));
  const questions = changed
    .filter(({ question: { id } }) => againIds.has(id) || (answered.has(id) && wished.has(id)))
    .map(({ question, isFormChanged }) => ({
      questionId: question.id,
      grading: gradings.get(question.id) ?? 'FROM_NOW_ON',
      gradingKey: gradingKey(question),
      isFormChanged,
    }));
  if (questions.length === 0) {
    return null;
  }
  const payload = { courseId, beforeVersion: version, namesLearners: maySeeLearners, questions };
  return jobs.enqueueWatched(trx, gradingJob, { workspaceId, actorId, payload });
}
