import type { FactMeasure, FactType } from './__generated__/AnalyticsPageQuery.graphql.ts';

interface Fact {
  /** Its word in the address. */
  readonly word: string;
  /** Its numbers, the first one first (ANLY-02). */
  readonly measures: readonly [FactMeasure, ...FactMeasure[]];
  /** What its rows are: a course, or something of its own that can be looked at alone. */
  readonly rows: 'courses' | 'parts' | 'workspace';
}

/** What is counted, in the order of the cards. */
export const facts = {
  USER_COURSE: { word: 'learners', measures: ['STARTED', 'FINISHED', 'ACTIVE'], rows: 'courses' },
  LECTURE: { word: 'lectures', measures: ['SEEN', 'USERS'], rows: 'parts' },
  MODULE: { word: 'modules', measures: ['STARTED', 'DONE'], rows: 'parts' },
  QUESTION_ANSWER: { word: 'answers', measures: ['ANSWERS', 'CORRECT', 'WRONG'], rows: 'parts' },
  CERTIFICATE: { word: 'certificates', measures: ['CERTIFICATES', 'AVERAGE_SCORE'], rows: 'courses' },
  CAMPAIGN: { word: 'vouchers', measures: ['USAGES', 'VOUCHERS'], rows: 'parts' },
  WORKSPACE: { word: 'people', measures: ['REGISTERED', 'ACTIVE'], rows: 'workspace' },
} as const satisfies Readonly<Record<FactType, Fact>>;

export const factTypes = Object.keys(facts) as FactType[];

export const measuresOf = (type: FactType): readonly FactMeasure[] => facts[type].measures;

/** A type by its word in the address; learners for any other. */
export const readFactType = (word: string | null): FactType =>
  factTypes.find((type) => facts[type].word === word) ?? 'USER_COURSE';

/** A number of a type by its word in the address; the first of the type for any other. */
export const readMeasure = (type: FactType, word: string | null): FactMeasure =>
  measuresOf(type).find((measure) => measure.toLowerCase() === word) ?? facts[type].measures[0];
