import type { DecisionContent, DecisionTree } from '../../course/umbrella/decisionTree.ts';
import type { DecisionNodeAnswer, DecisionTreeAnswer } from './authoredAnswer.ts';

/** The tree of an umbrella course as it is edited and sent. */
export const readDecisionTree = ({ key, title, text, nodes }: DecisionTreeAnswer): DecisionTree => ({
  key,
  title,
  text,
  nodes: nodes.map((node) => ({ key: node.key, parentKey: node.parentKey, content: contentOf(node) })),
});

function contentOf(node: DecisionNodeAnswer): DecisionContent {
  switch (node.__typename) {
    case 'DecisionQuestion':
      return { question: { title: node.title, text: node.text } };
    case 'DecisionOption':
      return { option: { title: node.title } };
    case 'DecisionButton':
      return { button: { text: node.text, link: node.link } };
    case 'DecisionCourse':
      return { course: { courseId: node.courseId === null ? null : String(node.courseId) } };
  }
}
