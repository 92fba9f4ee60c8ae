import { buttonTarget } from '../../section/button/buttonLink.ts';
import type { DecisionNode, FindCourse } from './decisionTree.ts';

/** Whether it leads anywhere its reader may go. */
export function isShown({ content }: DecisionNode, findCourse: FindCourse): boolean {
  if ('course' in content) return content.course.courseId !== null && Boolean(findCourse(content.course.courseId));
  return 'button' in content ? buttonTarget(content.button.link) !== null : true;
}
