import {
  childrenOf,
  type DecisionNode,
  type DecisionTree,
  type FindCourse,
} from '../../course/umbrella/decisionTree.ts';
import { buttonTarget } from '../../section/button/buttonLink.ts';

/**
 * Why learners would not get on:
 * - `noTitle`: there is nothing to read
 * - `nothingFollows`: a question or an option with nothing below it
 * - `noLink`: a button that leads nowhere
 * - `noCourse`: no course was chosen
 * - `gone`: the course is not there any more, or not for the author
 * - `notPublished`: learners do not find the course
 */
export type TreeProblem = 'noTitle' | 'nothingFollows' | 'noLink' | 'noCourse' | 'gone' | 'notPublished';

/** What is wrong with the tree itself. */
export const problemOfTree = (tree: DecisionTree): TreeProblem | null =>
  tree.title.trim() === '' ? 'noTitle' : childrenOf(tree, tree.key).length === 0 ? 'nothingFollows' : null;

/** What is wrong with a node of it. */
export function problemOf(
  tree: DecisionTree,
  { key, content }: DecisionNode,
  findCourse: FindCourse,
): TreeProblem | null {
  if ('button' in content) {
    const { text, link } = content.button;
    return text.trim() === '' ? 'noTitle' : buttonTarget(link) === null ? 'noLink' : null;
  }
  if ('course' in content) {
    const { courseId } = content.course;
    if (courseId === null) return 'noCourse';
    const course = findCourse(courseId);
    if (course === undefined) return null;
    return course === null ? 'gone' : course.published ? null : 'notPublished';
  }
  const { title } = 'question' in content ? content.question : content.option;
  return title.trim() === '' ? 'noTitle' : childrenOf(tree, key).length === 0 ? 'nothingFollows' : null;
}

/** In how many places learners would not get on. */
export const countProblems = (tree: DecisionTree, findCourse: FindCourse): number =>
  tree.nodes.filter((node) => problemOf(tree, node, findCourse) !== null).length +
  (problemOfTree(tree) === null ? 0 : 1);
