import type { NodeRule } from '../accessRule.ts';

export const nodes: Readonly<Record<string, NodeRule>> = {
  SingleChoiceQuestion: 'people',
  MultipleChoiceQuestion: 'people',
  CategorizationQuestion: 'people',
  MultipleAssociationQuestion: 'people',
  SingleOrderingQuestion: 'people',
};
