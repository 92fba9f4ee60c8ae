/** What a change of a course does to its learners, and what becomes of their answers (BEY-02, BEY-25). */
import type { AnswerGrading, ChangedAnswers, CourseImpact, QuestionGradingInput } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import type { Schemas } from '../rest/Schemas.ts';
import { toLosses } from './courseLosses.ts';

/** What the inputs of such changes have. */
export interface ChangeWish {
  readonly grading?: readonly QuestionGradingInput[] | null | undefined;
  readonly askGrading?: boolean | null | undefined;
  readonly dryRun?: boolean | null | undefined;
}

const parameters = {
  REGRADE: 'regrade',
  GIVE_POINT: 'givePoint',
  FROM_NOW_ON: 'fromNowOn',
} as const satisfies Record<AnswerGrading, string>;

/** The wish as parameters of the call. Throws INVALID for what is no question. */
export function wishQuery({ grading, askGrading, dryRun }: ChangeWish): Readonly<Record<string, string | undefined>> {
  const ids = (grading ?? []).map(({ questionId, grading: wanted }, index) => ({
    id: inputId(questionId, `grading.${index}.questionId`, 'Question'),
    parameter: parameters[wanted],
  }));
  const byParameter = Object.groupBy(ids, ({ parameter }) => parameter);
  return {
    ...Object.fromEntries(
      Object.entries(byParameter).map(([parameter, asked]) => [parameter, asked.map(({ id }) => id).join(',')]),
    ),
    askGrading: askGrading === true ? 'true' : undefined,
    dryRun: dryRun === true ? 'true' : undefined,
  };
}

export const toChangedAnswers = ({ id, ...counts }: Schemas['AnswerChange']): ChangedAnswers => ({
  questionId: id,
  ...counts,
});

export const toCourseImpact = ({
  losses,
  answers,
  closing,
  opening,
  ...counts
}: Schemas['CourseImpact']): CourseImpact => ({
  ...counts,
  certificateLosers: [...counts.certificateLosers],
  losses: losses === null ? null : toLosses(losses),
  answers: answers.map(toChangedAnswers),
  closing: closing.map(toGateChange),
  opening: opening.map(toGateChange),
});

const toGateChange = ({ id, ...gate }: Schemas['GateChange']) => ({ lectureId: id, ...gate });
