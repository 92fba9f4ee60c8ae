import type { Outline } from '../../content/content.ts';
import type { Trx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { Id } from '../../shared/id.ts';
import { answerChanges, asksForGrading, type AnswerChange, type Grading } from './answerChanges.ts';
import { findChangedQuestions, idsOfQuestions } from './changedQuestions.ts';
import { gradingJob } from './gradingJob.ts';
import { countKeptAnswers } from './keptAnswerQueries.ts';

/** What an author says of answers to questions whose key a write changes. */
export interface GradingWish {
  /** By id of the question. */
  readonly gradings: ReadonlyMap<Id, Grading>;
  /** Whether the write is refused where something is left open; else its outcome stands from now on. */
  readonly askGrading: boolean;
}

/** Of those that nobody can be asked for. */
export const fromNowOn: GradingWish = { gradings: new Map(), askGrading: false };

/** The outlines that learners have before and after a write. */
export interface OutlineChange {
  readonly workspaceId: Id;
  readonly courseId: Id;
  readonly before: Outline;
  readonly after: Outline;
}

/** How many questions a refusal names. */
const mostNamed = 20;

/** What a change does to answers, in the order of the course. Costs a query only where a key or an option changed. */
export async function findAnswerChanges(
  trx: Trx,
  { courseId, before, after }: OutlineChange,
): Promise<readonly AnswerChange[]> {
  const changed = await findChangedQuestions(trx, before, after);
  return changed.length === 0
    ? []
    : answerChanges(changed, await countKeptAnswers(trx, courseId, idsOfQuestions(changed)));
}

/**
 * Orders that stored answers are brought in line with what a write makes live, in its transaction, whose bodies are stored: those that chose
 * what is gone are asked again, the others as their author wishes. Answers the id of the job; null where there is nothing to do. Throws
 * GRADING_UNDECIDED (409) with the questions that are left open, where their author wants to be asked.
 */
export async function orderGrading(
  trx: Trx,
  { jobs }: Pick<Deps, 'jobs'>,
  change: OutlineChange,
  { gradings, askGrading, actorId }: GradingWish & { readonly actorId: Id | null },
): Promise<Id | null> {
  const changes = await findAnswerChanges(trx, change);
  const open = changes.filter((each) => asksForGrading(each) && !gradings.has(each.id));
  if (askGrading && open.length > 0) {
    const questions = open.slice(0, mostNamed);
    throw new DomainError('GRADING_UNDECIDED', { params: { questions, questionCount: open.length } });
  }
  const questions = changes.flatMap(({ id: questionId, againCount }) => {
    const grading = gradings.get(questionId) ?? 'FROM_NOW_ON';
    return againCount > 0 || grading !== 'FROM_NOW_ON' ? [{ questionId, grading }] : [];
  });
  const { workspaceId, courseId } = change;
  return questions.length === 0
    ? null
    : jobs.enqueueWatched(trx, gradingJob, { workspaceId, actorId, payload: { courseId, questions } });
}
