import type { FactAggregation, FactMeasure, FactType } from '../generated/resolverTypes.ts';
import {
  getLectureFacts,
  getLectureSeries,
  getLectureTotals,
  getQuestionAnswerFacts,
  getQuestionAnswerSeries,
  getQuestionAnswerTotals,
  getCertificateFacts,
  getCertificateSeries,
  getCertificateTotals,
  getUserCourseFacts,
  getUserCourseSeries,
  getUserCourseTotals,
  getCampaignFacts,
  getCampaignSeries,
  getCampaignTotals,
  getWorkspaceFacts,
  getWorkspaceSeries,
  getWorkspaceTotals,
  getModuleFacts,
  getModuleSeries,
  getModuleTotals,
} from './analyticsApi.ts';

interface WireType {
  readonly facts: typeof getLectureFacts;
  readonly totals: typeof getLectureTotals;
  readonly series: typeof getLectureSeries;
  /** In the order in which they are told. */
  readonly measures: readonly FactMeasure[];
}

/** How the facts of each type are asked for, with their numbers (OP-33). */
export const wireTypes: Readonly<Record<FactType, WireType>> = {
  LECTURE: { facts: getLectureFacts, totals: getLectureTotals, series: getLectureSeries, measures: ['SEEN', 'USERS'] },
  QUESTION_ANSWER: {
    facts: getQuestionAnswerFacts,
    totals: getQuestionAnswerTotals,
    series: getQuestionAnswerSeries,
    measures: ['ANSWERS', 'CORRECT', 'WRONG'],
  },
  CERTIFICATE: {
    facts: getCertificateFacts,
    totals: getCertificateTotals,
    series: getCertificateSeries,
    measures: ['CERTIFICATES', 'AVERAGE_SCORE'],
  },
  USER_COURSE: {
    facts: getUserCourseFacts,
    totals: getUserCourseTotals,
    series: getUserCourseSeries,
    measures: ['STARTED', 'FINISHED', 'ACTIVE'],
  },
  CAMPAIGN: {
    facts: getCampaignFacts,
    totals: getCampaignTotals,
    series: getCampaignSeries,
    measures: ['USAGES', 'VOUCHERS'],
  },
  WORKSPACE: {
    facts: getWorkspaceFacts,
    totals: getWorkspaceTotals,
    series: getWorkspaceSeries,
    measures: ['REGISTERED', 'ACTIVE'],
  },
  MODULES: { facts: getModuleFacts, totals: getModuleTotals, series: getModuleSeries, measures: ['STARTED', 'DONE'] },
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
