/** What the gateway answers of a course to those who work on it: what the editor asks for, with all of its parts. */
import type { DecisionTree } from '../../course/umbrella/decisionTree.ts';
import type { readCourseQuery$data } from '../server/__generated__/readCourseQuery.graphql.ts';

type Asked = NonNullable<readCourseQuery$data['authoredCourse']>;

export interface AuthoredCourseAnswer extends Omit<
  Asked,
  | 'version'
  | 'updateTime'
  | 'rights'
  | 'modules'
  | 'achievements'
  | 'decisionTree'
  | 'learnerCount'
  | 'holdsChangesBack'
  | 'publishTime'
  | 'liveVersion'
> {
  readonly modules: readonly AuthoredModuleAnswer[];
  readonly achievements: readonly AuthoredAchievementAnswer[];
  readonly decisionTree: DecisionTree | null;
}

export type AuthoredModuleAnswer = NonNullable<Asked['modules']>[number];
export type AuthoredLectureAnswer = AuthoredModuleAnswer['lectures'][number];
export type AuthoredAchievementAnswer = NonNullable<Asked['achievements']>[number];
