import { createElement, type ComponentType, type ReactElement } from 'react';
import type { QuestionDraft } from '../../authoring/draft/questionDraft.ts';
import type { PlacementQuestionProps } from '../placement/PlacementQuestionProps.ts';
import type { Placement } from '../placement/placementRules.ts';
import type { PlacementMembers } from '../placement/placementShape.ts';
import { useTryAnswer } from './useTryAnswer.ts';

const nothingPlaced: Placement = {};

/** A placement that is tried, on the card of its type. */
export function TriedPlacement({
  draft,
  content: { items, categories, correctPlacement },
  Card,
}: {
  draft: QuestionDraft;
  content: PlacementMembers;
  Card: ComponentType<PlacementQuestionProps>;
}): ReactElement {
  const { question, answer, settled, parts } = useTryAnswer(draft, nothingPlaced);
  return createElement(Card, {
    question,
    items,
    categories,
    correctAnswerCount: correctPlacement.reduce((count, { items: placed }) => count + placed.length, 0),
    correctPlacement: settled ? correctPlacement : null,
    answer,
    ...parts,
  });
}
