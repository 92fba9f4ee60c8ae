import type { FactAggregation, FactMeasure, FactType } from '../generated/resolverTypes.ts';
import {
  getLectureFacts,
  getLectureSeries,
  getLectureTotals,
  lectureFactsCsvPath,
  getQuestionAnswerFacts,
  getQuestionAnswerSeries,
  getQuestionAnswerTotals,
  questionAnswerFactsCsvPath,
  getCertificateFacts,
  getCertificateSeries,
  getCertificateTotals,
  certificateFactsCsvPath,
  getUserCourseFacts,
  getUserCourseSeries,
  getUserCourseTotals,
  userCourseFactsCsvPath,
  getCampaignFacts,
  getCampaignSeries,
  getCampaignTotals,
  campaignFactsCsvPath,
  getWorkspaceFacts,
  getWorkspaceSeries,
  getWorkspaceTotals,
  workspaceFactsCsvPath,
  getModuleFacts,
  getModuleSeries,
  getModuleTotals,
  moduleFactsCsvPath,
} from './analyticsApi.ts';

interface WireType {
  readonly facts: typeof getLectureFacts;
  readonly totals: typeof getLectureTotals;
  readonly series: typeof getLectureSeries;
  readonly csvPath: typeof lectureFactsCsvPath;
  /** What has an id of its own in the facts, by the names of the global ids; none where courses or the workspace are counted. */
  readonly subjects: readonly string[];
  /** In the order in which they are told. */
  readonly measures: readonly FactMeasure[];
}

/** How the facts of each type are asked for, with their numbers (OP-33). */
export const wireTypes: Readonly<Record<FactType, WireType>> = {
  LECTURE: {
    facts: getLectureFacts,
    totals: getLectureTotals,
    series: getLectureSeries,
    csvPath: lectureFactsCsvPath,
    subjects: ['Lecture'],
    measures: ['SEEN', 'USERS'],
  },
  QUESTION_ANSWER: {
    facts: getQuestionAnswerFacts,
    totals: getQuestionAnswerTotals,
    series: getQuestionAnswerSeries,
    csvPath: questionAnswerFactsCsvPath,
    subjects: ['Question'],
    measures: ['ANSWERS', 'CORRECT', 'WRONG'],
  },
  CERTIFICATE: {
    facts: getCertificateFacts,
    totals: getCertificateTotals,
    series: getCertificateSeries,
    csvPath: certificateFactsCsvPath,
    subjects: [],
    measures: ['CERTIFICATES', 'AVERAGE_SCORE'],
  },
  USER_COURSE: {
    facts: getUserCourseFacts,
    totals: getUserCourseTotals,
    series: getUserCourseSeries,
    csvPath: userCourseFactsCsvPath,
    subjects: [],
    measures: ['STARTED', 'FINISHED', 'ACTIVE'],
  },
  CAMPAIGN: {
    facts: getCampaignFacts,
    totals: getCampaignTotals,
    series: getCampaignSeries,
    csvPath: campaignFactsCsvPath,
    subjects: ['Campaign'],
    measures: ['USAGES', 'VOUCHERS'],
  },
  WORKSPACE: {
    facts: getWorkspaceFacts,
    totals: getWorkspaceTotals,
    series: getWorkspaceSeries,
    csvPath: workspaceFactsCsvPath,
    subjects: [],
    measures: ['REGISTERED', 'ACTIVE'],
  },
  MODULE: {
    facts: getModuleFacts,
    totals: getModuleTotals,
    series: getModuleSeries,
    csvPath: moduleFactsCsvPath,
    subjects: ['Module'],
    measures: ['STARTED', 'DONE'],
  },
};

export const wireMeasures: Readonly<Record<FactMeasure, string>> = {
  SEEN: 'seen',
  USERS: 'users',
  ANSWERS: 'answers',
  CORRECT: 'correct',
  WRONG: 'wrong',
  CERTIFICATES: 'certificates',
  AVERAGE_SCORE: 'averageScore',
  STARTED: 'started',
  FINISHED: 'finished',
  ACTIVE: 'active',
  VOUCHERS: 'vouchers',
  USAGES: 'usages',
  REGISTERED: 'registered',
  DONE: 'done',
};

export const wireAggregation = (aggregation: FactAggregation): string => aggregation.toLowerCase();
