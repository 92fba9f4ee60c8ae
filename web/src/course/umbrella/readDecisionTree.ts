import type { DecisionContent, DecisionTree } from './decisionTree.ts';

/** The tree as the gateway answers it. */
export interface DecisionTreeAnswer {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly nodes: readonly DecisionNodeAnswer[];
}

/** A member of the union `DecisionNode`. */
export type DecisionNodeAnswer = { readonly key: string; readonly parentKey: string } & (
  | { readonly __typename: 'DecisionQuestion'; readonly title: string; readonly text: string }
  | { readonly __typename: 'DecisionOption'; readonly title: string }
  | { readonly __typename: 'DecisionButton'; readonly text: string; readonly link: string }
  | { readonly __typename: 'DecisionCourse'; readonly courseId: number | null }
);

/** The tree of an umbrella course as it is walked, edited and sent. */
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
