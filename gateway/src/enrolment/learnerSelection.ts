import type { LearnerSelectionInput } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { givenMember } from '../oneOf.ts';
import { learnerFilter } from './learnerFilter.ts';

/** Where the properties of {@link learnerSelection} stand in an input that has `learners`. */
export const learnerSelectionFields = {
  userCourseIds: 'learners.ids',
  exceptUserCourseIds: 'learners.filter.exceptIds',
  q: 'learners.filter',
};

/** Learners of an input, as the platform is told of them. */
export function learnerSelection(learners: LearnerSelectionInput) {
  givenMember(learners, 'learners');
  const { ids, filter } = learners;
  if (ids != null) return { userCourseIds: userCourseIds(ids, 'learners.ids'), exceptUserCourseIds: [] };
  const { exceptIds, ...asked } = filter ?? {};
  return {
    ...learnerFilter(asked, 'learners.filter.'),
    exceptUserCourseIds: userCourseIds(exceptIds ?? [], 'learners.filter.exceptIds'),
  };
}

const userCourseIds = (ids: readonly string[], field: string): number[] =>
  ids.map((id, index) => inputId(id, `${field}.${index}`, 'UserCourse'));
