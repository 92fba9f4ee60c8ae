/** Decision trees as they are read: nested on the platform, a list with parents here, which a document reads at any depth. */
import limits from '../../../contracts/limits.json' with { type: 'json' };
import { record, records, text, type FreeForm } from '../freeForm.ts';
import type {
  DecisionButton,
  DecisionCourse,
  DecisionOption,
  DecisionQuestion,
  DecisionTree,
} from '../generated/resolverTypes.ts';

export type DecisionCourseModel = Omit<DecisionCourse, 'course'>;
type DecisionNodeModel = DecisionQuestion | DecisionOption | DecisionButton | DecisionCourseModel;
export type DecisionTreeModel = Omit<DecisionTree, 'nodes'> & { readonly nodes: DecisionNodeModel[] };

/** What the platform takes at most; an older version took anything. */
const { levels: deepest } = limits.decisionTree;
const mostNodes = limits.decisionTree.nodes + 1;

/** OP-71. Null without a tree. Nothing in it is sure: what no kind fits is left out. */
export function toDecisionTree(customMetadata: unknown): DecisionTreeModel | null {
  const tree = record(record(customMetadata)['decisionTree']);
  if (tree['kind'] !== 'DECISION_TREE') return null;
  const key = text(tree['id']);
  const nodes: DecisionNodeModel[] = [];
  const addBelow = (parent: FreeForm, parentKey: string, depth: number): void => {
    if (depth > deepest) return;
    for (const item of records(parent['items'])) {
      const node = toNode(item, { key: text(item['id']), parentKey });
      if (node === null || nodes.length >= mostNodes) continue;
      nodes.push(node);
      addBelow(item, node.key, depth + 1);
    }
  };
  addBelow(tree, key, 2);
  return { key, title: text(tree['title']), text: text(tree['text']), nodes };
}

function toNode(item: FreeForm, place: { readonly key: string; readonly parentKey: string }): DecisionNodeModel | null {
  switch (item['kind']) {
    case 'DECISION_TREE':
      return { __typename: 'DecisionQuestion', ...place, title: text(item['title']), text: text(item['text']) };
    case 'DECISION_OPTION':
      return { __typename: 'DecisionOption', ...place, title: text(item['title']) };
    case 'BUTTON':
      return { __typename: 'DecisionButton', ...place, text: text(item['text']), link: text(item['link']) };
    case 'COURSE_OPTION':
      return {
        __typename: 'DecisionCourse',
        ...place,
        courseId: typeof item['courseId'] === 'number' ? item['courseId'] : null,
      };
    default:
      return null;
  }
}
