import { readId } from '../admin/table/tableView.ts';
import { facts, measuresOf, readFactType, readMeasure } from './facts.ts';
import { readSort, writeSort, type TableSort } from '../admin/table/tableSort.ts';
import { readDay } from '../ui/form/day.ts';
import { intervals, periodOf, type Choice } from './period.ts';
import { readStep, stepFor, type Step } from './steps.ts';
import type {
  AnalyticsPageQuery$variables,
  FactMeasure,
  FactOrder,
  FactType,
} from './__generated__/AnalyticsPageQuery.graphql.ts';

/** What the dashboard shows. It lives in the address. */
export interface AnalyticsView {
  readonly choice: Choice;
  /** What was chosen and had nothing, while the longest period is shown in its place (ANLY-07). */
  readonly instead: Choice | null;
  readonly type: FactType;
  readonly measure: FactMeasure;
  /** Null for the one that fits. */
  readonly step: Step | null;
  readonly courseId: number | null;
  /** Of the people of this group alone. */
  readonly groupId: number | null;
  /** Of the people who used a code of this campaign alone. */
  readonly campaignId: number | null;
  /** One lecture, module, question or campaign alone. */
  readonly subjectId: number | null;
  /** What the list is ordered by, one of `sortWords`; null for the most of its first number. */
  readonly sort: TableSort | null;
}

const usual: Choice = 'previous30Days';

/** Everything of the last thirty days. */
export const firstView: AnalyticsView = {
  choice: usual,
  instead: null,
  type: 'USER_COURSE',
  measure: 'STARTED',
  step: null,
  courseId: null,
  groupId: null,
  campaignId: null,
  subjectId: null,
  sort: null,
};

/** The view in the query part of an address. Unknown words are left out. */
export function readAnalyticsView(search: string): AnalyticsView {
  const parameters = new URLSearchParams(search);
  const type = readFactType(parameters.get('type'));
  const choice = readChoice(parameters.get('period'));
  return {
    choice: choice ?? usual,
    instead: choice === 'longest' ? readChoice(parameters.get('instead')) : null,
    type,
    measure: readMeasure(type, parameters.get('number')),
    step: readStep(parameters.get('step')),
    courseId: type === 'WORKSPACE' ? null : readId(parameters.get('course')),
    groupId: readId(parameters.get('group')),
    campaignId: readId(parameters.get('campaign')),
    subjectId: facts[type].rows === 'parts' ? readId(parameters.get('only')) : null,
    sort: readSort(parameters.get('sort'), sortWords(type)),
  };
}

/** The query part for a view, empty for the first one. */
export function writeAnalyticsView(view: AnalyticsView): string {
  const { choice, instead, type, measure, step, courseId, groupId, campaignId, subjectId, sort } = view;
  const parameters = new URLSearchParams();
  if (choice !== usual) parameters.set('period', writeChoice(choice));
  if (instead !== null) parameters.set('instead', writeChoice(instead));
  if (type !== firstView.type) parameters.set('type', facts[type].word);
  if (measure !== facts[type].measures[0]) parameters.set('number', measure.toLowerCase());
  if (step !== null) parameters.set('step', step);
  if (courseId !== null) parameters.set('course', String(courseId));
  if (groupId !== null) parameters.set('group', String(groupId));
  if (campaignId !== null) parameters.set('campaign', String(campaignId));
  if (subjectId !== null) parameters.set('only', String(subjectId));
  if (sort !== null) parameters.set('sort', writeSort(sort));
  const text = parameters.toString();
  return text ? `?${text}` : '';
}

/** Another period, with the granularity that fits it; `since` is where the longest begins. */
export const withChoice = (view: AnalyticsView, choice: Choice, since: Date, now: Date): AnalyticsView => ({
  ...view,
  choice,
  instead: null,
  step: choice === 'longest' ? stepFor(since, now, null) : null,
});

/** The longest period in place of one that has nothing (ANLY-07). */
export const withLongest = (view: AnalyticsView, since: Date, now: Date): AnalyticsView => ({
  ...withChoice(view, 'longest', since, now),
  instead: view.choice,
});

/** The same period and course with other facts; an empty period is given another chance. */
export const withType = (view: AnalyticsView, type: FactType): AnalyticsView => ({
  ...view,
  choice: view.instead ?? view.choice,
  instead: null,
  step: view.instead === null ? view.step : null,
  type,
  courseId: type === 'WORKSPACE' ? null : view.courseId,
  measure: facts[type].measures[0],
  subjectId: null,
  sort: null,
});

/** The numbers of one course, or of all for null. People of the workspace are of no course: learners are shown in their place. */
export const withCourse = (view: AnalyticsView, courseId: number | null): AnalyticsView => ({
  ...(view.type === 'WORKSPACE' && courseId !== null ? withType(view, 'USER_COURSE') : view),
  courseId,
  subjectId: null,
});

export function readChoice(word: string | null): Choice | null {
  if (word === null) return null;
  if (word === 'longest') return 'longest';
  const interval = intervals.find((one) => one === word);
  if (interval !== undefined) return interval;
  const [from, to, ...more] = word.split('_').map(readDay);
  return from && to && more.length === 0 && from <= to ? { from, to } : null;
}

export const writeChoice = (choice: Choice): string =>
  typeof choice === 'string' ? choice : `${choice.from}_${choice.to}`;

/** What a list can be ordered by: every column that it has. */
const sortWords = (type: FactType): string[] => [
  'name',
  ...(facts[type].rows === 'parts' ? ['course'] : []),
  ...measuresOf(type).map((measure) => measure.toLowerCase()),
];

function orderOf(type: FactType, { by, descending }: TableSort): FactOrder {
  const direction = descending ? 'DESC' : 'ASC';
  switch (by) {
    case 'name':
      return { name: 'SUBJECT', direction };
    case 'course':
      return { name: 'COURSE', direction };
    default:
      return { measure: readMeasure(type, by), direction };
  }
}

/** Variables of the page's query for the query part of an address, at a moment. */
export function analyticsVariables(search: string, now: Date): AnalyticsPageQuery$variables {
  const view = readAnalyticsView(search);
  const { choice, type, measure, courseId, groupId, campaignId, subjectId, sort } = view;
  const { before, start, end } = periodOf(choice, now);
  // Where the longest period begins only the answer tells: anyone who chose it knew it, and said the step with it.
  const step = start === null ? (view.step ?? 'month') : stepFor(start, end, view.step);
  return {
    startTime: start?.toISOString() ?? null,
    endTime: end.toISOString(),
    beforeTime: before?.toISOString() ?? null,
    compared: before !== null,
    type,
    measure,
    aggregation: step === 'hour' ? 'HOUR' : step === 'day' ? 'DAY' : step === 'month' ? 'MONTH' : 'YEAR',
    courseId: courseId === null ? null : String(courseId),
    groupId: groupId === null ? null : String(groupId),
    campaignId: campaignId === null ? null : String(campaignId),
    subjectId: subjectId === null ? null : String(subjectId),
    narrowed: subjectId !== null,
    orderBy: sort && orderOf(type, sort),
  };
}
