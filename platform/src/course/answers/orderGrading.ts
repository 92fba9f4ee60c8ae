import { gradingKey } from '../../content/question/gradesAlike.ts';
import type { Grading } from '../../content/question/answerAfterChange.ts';
import type { Trx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { Id } from '../../shared/id.ts';
import type { CourseContent } from '../courseContent.ts';
import { asksForGrading, findAnswerChanges, type AnswerChange } from './answerChanges.ts';
import { findChangedQuestions, type ChangedQuestion } from './changedQuestions.ts';
import { gradingJob } from './gradingJob.ts';

/** What an author says of answers to questions whose key a write changes. */
export interface GradingWish {
  /** By id of the question. */
  readonly gradings: ReadonlyMap<Id, Grading>;
  /** Whether the write is refused where something is left open; else its outcome stands from now on. */
  readonly askGrading: boolean;
  /** The keys that were decided about, where that was some time ago: a question with another key by now is left open (OP-341). */
  readonly decidedKeys?: ReadonlyMap<Id, string>;
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

/** Of a course, by what is made live; the bodies of both are stored. */
interface ContentChange {
  readonly before: CourseContent;
  readonly after: CourseContent;
}

interface SettledChange {
  readonly changed: readonly ChangedQuestion[];
  readonly changes: readonly AnswerChange[];
  /** What is decided for the keys that the questions have now. */
  readonly gradings: GradingWish['gradings'];
}

/**
 * The questions by which stored answers may count otherwise, and what is decided of them. Throws GRADING_UNDECIDED (409) with the questions that
 * are left open, where their author wants to be asked.
 */
export async function refuseUndecided(
  trx: Trx,
  { before, after }: ContentChange,
  { gradings: wanted, askGrading, decidedKeys = new Map() }: GradingWish,
): Promise<SettledChange> {
  // What was decided earlier holds only where its key is still to become live: some of it may have been published since.
  const asked = new Map([...wanted].filter(([id]) => !decidedKeys.has(id)));
  const changed = await findChangedQuestions(trx, before.outline, after.outline, wishedOf(asked));
  const keys = new Map(changed.map(({ question }) => [question.id, gradingKey(question)]));
  const gradings = new Map([...wanted].filter(([id]) => !decidedKeys.has(id) || decidedKeys.get(id) === keys.get(id)));
  const changes = await findAnswerChanges(trx, before.course.id, changed);
  const open = changes.filter((each) => asksForGrading(each) && !gradings.has(each.id));
  if (askGrading && open.length > 0) {
    const questions = open.slice(0, mostNamed);
    throw new DomainError('GRADING_UNDECIDED', { params: { questions, questionCount: open.length } });
  }
  return { changed, changes, gradings };
}

/** The questions of which an author wants something, whatever changed. */
const wishedOf = (gradings: GradingWish['gradings']): ReadonlySet<Id> =>
  new Set([...gradings].filter(([, grading]) => grading !== 'FROM_NOW_ON').map(([id]) => id));

/**
 * Orders that stored answers are brought in line with what a write makes live, in its transaction, whose bodies are stored: those that chose
 * what is gone are asked again, the others as their author wishes. Answers the id of the job; null where there is nothing to do. Throws
 * GRADING_UNDECIDED (409) with the questions that are left open, where their author wants to be asked.
 */
export async function orderGrading(
  trx: Trx,
  { jobs }: Pick<Deps, 'jobs'>,
  { before, after }: ContentChange,
  { actorId, maySeeLearners, ...wish }: GradingWish & GradingOrderer,
): Promise<Id | null> {
  const { id: courseId, workspaceId, version } = before.course;
  const { changed, changes, gradings } = await refuseUndecided(trx, { before, after }, wish);
  const wished = wishedOf(gradings);
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
