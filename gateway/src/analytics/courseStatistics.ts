import { csvUrl, type Downloadable } from '../csvUrl.ts';
import { isHidden } from '../rest/hidden.ts';
import type {
  CourseFunnel as CourseFunnelFields,
  CourseFunnelResolvers,
  CourseQuestionStatistics as CourseQuestionStatisticsFields,
  CourseQuestionStatisticsResolvers,
  CourseToReview,
  FunnelStep,
  QuestionStatistics,
  WorkspaceResolvers,
} from '../generated/resolverTypes.ts';
import { rawIdOf } from '../globalId.ts';
import type { PeriodQuery } from './analyticsApi.ts';
import {
  funnelCsvPath,
  getCoursesToReview,
  getFunnel,
  getQuestionStatistics,
  questionStatisticsCsvPath,
  type CourseQuestionStatisticsWire,
} from './courseStatisticsApi.ts';

/** What a line of them names is read in its course where it is asked for. */
interface InCourse {
  readonly courseId: number;
}

export type FunnelStepModel = Omit<FunnelStep, 'lecture' | 'module'> & InCourse;
export type StatisticsModel = Omit<QuestionStatistics, 'lecture'> & InCourse;
export type CourseToReviewModel = Omit<CourseToReview, 'course'>;

export type FunnelModel = Omit<CourseFunnelFields, 'csvUrl' | 'steps'> & {
  readonly steps: FunnelStepModel[];
} & Downloadable;
export type QuestionStatisticsModel = Omit<CourseQuestionStatisticsFields, 'csvUrl' | 'questions'> & {
  readonly questions: StatisticsModel[];
} & Downloadable;

export const CourseFunnel: CourseFunnelResolvers = { csvUrl };
export const CourseQuestionStatistics: CourseQuestionStatisticsResolvers = { csvUrl };

interface Asked {
  readonly courseId: string;
  readonly startTime?: string | null | undefined;
  readonly endTime?: string | null | undefined;
}

/** Null for anyone who may not look, as for a course that is not there. */
async function ofCourse<Model>(
  { courseId, startTime, endTime }: Asked,
  read: (id: number, period: PeriodQuery & Record<string, string | undefined>) => Promise<Model>,
): Promise<Model | null> {
  const id = rawIdOf(courseId, 'Course');
  if (id === null) return null;
  try {
    return await read(id, { start: startTime ?? undefined, end: endTime ?? undefined });
  } catch (error) {
    if (isHidden(error)) return null;
    throw error;
  }
}

/** One call. */
export const courseFunnel: NonNullable<WorkspaceResolvers['courseFunnel']> = (_workspace, args, { rest }) =>
  ofCourse(args, async (id, query) => {
    const { steps, ...cohort } = await getFunnel(rest, id, query);
    return {
      ...cohort,
      steps: steps.map((step) => ({ ...step, courseId: id })),
      csv: { path: funnelCsvPath(id), query },
    };
  });

/** BEY-07: one call. */
export const questionStatistics: NonNullable<WorkspaceResolvers['questionStatistics']> = (_workspace, args, { rest }) =>
  ofCourse(args, async (id, query) => {
    const { questions, ...cohort } = await getQuestionStatistics(rest, id, query);
    return {
      ...cohort,
      questions: questions.map((question) => ({ ...toStatistics(question), courseId: id })),
      csv: { path: questionStatisticsCsvPath(id), query },
    };
  });

/** ADM-01: one call, of what was counted in the background. */
export const coursesToReview: NonNullable<WorkspaceResolvers['coursesToReview']> = async (
  { workspaceId },
  _args,
  { rest },
) => {
  const { content, courseCount } = await getCoursesToReview(rest, workspaceId);
  return {
    courses: content.map(({ countedTime, ...course }) => ({ ...course, countTime: countedTime })),
    courseCount,
  };
};

const toStatistics = ({
  question,
  answered,
  rightAtOnce,
  outdated,
  findings,
  parts,
  type: _type,
  ...rest
}: CourseQuestionStatisticsWire['questions'][number]): Omit<StatisticsModel, 'courseId'> => ({
  ...rest,
  text: question,
  answeredCount: answered,
  rightAtOnceCount: rightAtOnce,
  outdatedCount: outdated,
  findings: [...findings],
  parts: parts.map(({ chosen, ...part }) => ({ ...part, chosenCount: chosen })),
});
