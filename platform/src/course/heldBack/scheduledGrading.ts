/** What becomes of earlier answers once a moment to publish comes (OP-341). */
import { gradingKey } from '../../content/question/gradesAlike.ts';
import type { Grading } from '../../content/question/answerAfterChange.ts';
import { questionName } from '../../content/question/questionName.ts';
import type { Trx } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';
import { fromNowOn, refuseUndecided, type GradingWish } from '../answers/orderGrading.ts';
import { outlineOf } from '../courseContent.ts';
import type { WritableCourse } from '../lockForWriting.ts';

/** What was decided about the answers to a question, as it is told. */
export interface ScheduledGrading {
  readonly questionId: Id;
  /** As they were when that was decided: the words of the question as plain text. */
  readonly text: string;
  readonly lectureName: string;
  readonly grading: Grading;
}

/** As it is stored with the moment. */
export interface ScheduledGradings {
  /** Whether a question that is open at the moment keeps everything held back. */
  readonly askGrading: boolean;
  /** With the keys that were decided about. */
  readonly decided: readonly (ScheduledGrading & { readonly gradingKey: string })[];
}

/**
 * What is decided about what is held back now. Throws GRADING_UNDECIDED (409) with the questions that are left open, where their author wants to be
 * asked.
 */
export async function scheduleGradings(
  trx: Trx,
  { course, live }: WritableCourse,
  wish: GradingWish,
): Promise<ScheduledGradings> {
  const { changed, gradings } = await refuseUndecided(
    trx,
    {
      before: { course: live, outline: await outlineOf(trx, live) },
      after: { course, outline: await outlineOf(trx, course) },
    },
    wish,
  );
  return {
    askGrading: wish.askGrading,
    decided: changed.flatMap(({ question, lectureName }) => {
      const grading = gradings.get(question.id);
      return grading === undefined
        ? []
        : [
            {
              questionId: question.id,
              text: questionName(question),
              lectureName,
              grading,
              gradingKey: gradingKey(question),
            },
          ];
    }),
  };
}

/** The wish to publish with; a moment that a server set which did not ask holds from then on. */
export const wishOfScheduled = (scheduled: ScheduledGradings | null): GradingWish =>
  scheduled === null
    ? fromNowOn
    : {
        askGrading: scheduled.askGrading,
        gradings: new Map(scheduled.decided.map(({ questionId, grading }) => [questionId, grading])),
        decidedKeys: new Map(scheduled.decided.map(({ questionId, gradingKey: key }) => [questionId, key])),
      };

/** Without what only the moment needs. */
export const toldGradings = (scheduled: ScheduledGradings | null): readonly ScheduledGrading[] =>
  (scheduled?.decided ?? []).map(({ questionId, text, lectureName, grading }) => ({
    questionId,
    text,
    lectureName,
    grading,
  }));
