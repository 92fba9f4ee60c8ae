import { graphql, readInlineData } from 'react-relay';
import type { DecisionContent, DecisionTree } from './decisionTree.ts';
import type {
  readDecisionTree_tree$data,
  readDecisionTree_tree$key,
} from './__generated__/readDecisionTree_tree.graphql.ts';

/**
 * The tree of an umbrella course as it is walked, edited and sent. Throws for a node of a type that is not known here: the tree stays
 * unread rather than losing it with the next save.
 */
export function readDecisionTree(tree: readDecisionTree_tree$key): DecisionTree {
  const { key, title, text, nodes } = readInlineData<readDecisionTree_tree$key>(
    graphql`
      fragment readDecisionTree_tree on DecisionTree @inline {
        key
        title
        text
        nodes {
          ... on DecisionNodeFields @alias(as: "place") {
            key
            parentKey
          }
          ... on DecisionQuestion @alias(as: "question") {
            title
            text
          }
          ... on DecisionOption @alias(as: "option") {
            title
          }
          ... on DecisionButton @alias(as: "button") {
            text
            link
          }
          ... on DecisionCourse @alias(as: "course") {
            courseId
          }
        }
      }
    `,
    tree,
  );
  return {
    key,
    title,
    text,
    nodes: nodes.map((node) => {
      const content = contentOf(node);
      if (!node.place || !content) {
        throw new Error('A node of a type that is not known here.');
      }
      return { key: node.place.key, parentKey: node.place.parentKey, content };
    }),
  };
}

function contentOf({
  question,
  option,
  button,
  course,
}: readDecisionTree_tree$data['nodes'][number]): DecisionContent | null {
  if (question) {
    return { question: { title: question.title, text: question.text } };
  }
  if (option) {
    return { option: { title: option.title } };
  }
  if (button) {
    return { button: { text: button.text, link: button.link } };
  }
  return course ? { course: { courseId: course.courseId == null ? null : String(course.courseId) } } : null;
}
