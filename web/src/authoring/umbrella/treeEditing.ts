import type { DecisionNode, DecisionTree, FindCourse, LedToCourse } from '../../course/umbrella/decisionTree.ts';
import type { IntlShape } from 'react-intl';
import { umbrellaMessages as messages } from './messages.ts';
import { kindOf } from './treeChanges.ts';

/** What every part of the editor of a tree has in hand. */
export interface TreeEditing {
  /** The course that the tree belongs to, to which it does not lead. */
  readonly courseId: number;
  readonly tree: DecisionTree;
  readonly readOnly: boolean;
  readonly findCourse: FindCourse;
  /** A course was found by search. */
  readonly onFound: (course: LedToCourse) => void;
  /** `typing` names the field that is being typed in. */
  readonly onChange: (tree: DecisionTree, typing?: string) => void;
}

/** What a node says, as far as it says anything. */
export function wordsOf({ content }: DecisionNode, findCourse: FindCourse, intl: IntlShape): string {
  if ('question' in content) return content.question.title;
  if ('option' in content) return content.option.title;
  if ('button' in content) return content.button.text;
  const { courseId } = content.course;
  if (courseId === null) return '';
  return findCourse(courseId)?.name ?? intl.formatMessage(messages.someCourse, { id: courseId });
}

/** A node with its kind, such as "Choice: A language". */
export function nameOf(node: DecisionNode, findCourse: FindCourse, intl: IntlShape): string {
  const kind = intl.formatMessage(messages[kindOf(node.content)]);
  const name = wordsOf(node, findCourse, intl).trim();
  return name === '' ? kind : intl.formatMessage(messages.named, { kind, name });
}
