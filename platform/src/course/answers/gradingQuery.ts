import { z } from 'zod';
import type { Id } from '../../shared/id.ts';
import { strictFlag } from '../courseParams.ts';
import { gradings, type Grading } from '../../content/question/answerAfterChange.ts';
import type { GradingWish } from './orderGrading.ts';

/** Questions that one write may say something about. */
const mostQuestions = 500;

const questionIds = (description: string) =>
  z
    .string()
    .regex(/^\d{1,16}(,\d{1,16})*$/, 'must be raw ids of questions, parted by commas')
    .transform((ids) => ids.split(',').map(Number))
    .refine((ids) => ids.length <= mostQuestions, `must name at most ${mostQuestions} questions`)
    .optional()
    .describe(description);

/** What becomes of answers to questions whose key a write changes (BEY-25). */
export const gradingQuery = {
  askGrading: strictFlag(
    'true refuses the write with GRADING_UNDECIDED where answers are not what is right any more and none of the next three names their question; without it they keep their outcome.',
  ),
  regrade: questionIds('Raw ids of questions, parted by commas, whose answers are regraded, everyone’s, in one job.'),
  givePoint: questionIds('Raw ids of questions whose answers are all counted as right.'),
  fromNowOn: questionIds('Raw ids of questions whose answers keep their outcome.'),
};

type GradingQuery = z.output<z.ZodObject<typeof gradingQuery>>;

const members = {
  REGRADE: 'regrade',
  GIVE_POINT: 'givePoint',
  FROM_NOW_ON: 'fromNowOn',
} as const satisfies Record<Grading, keyof GradingQuery>;

export const gradingWish = (query: GradingQuery): GradingWish => ({
  askGrading: query.askGrading,
  gradings: new Map(
    gradings.flatMap((grading) => (query[members[grading]] ?? []).map((id): readonly [Id, Grading] => [id, grading])),
  ),
});
