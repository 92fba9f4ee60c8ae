import { foundIf, type ContentFinding } from '../../editing/check/contentFinding.ts';
import { isBlank } from '../../editing/check/htmlFindings.ts';
import type { PlacementMembers } from './placementShape.ts';

/** What is amiss in items that are put into categories. */
export const placementFindings = ({
  items,
  categories,
  correctPlacement,
}: PlacementMembers): readonly ContentFinding[] => [
  ...foundIf(
    correctPlacement.every((category) => category.items.length === 0),
    'noRightAnswer',
    'correctPlacement',
  ),
  ...foundIf(
    [...items, ...categories].some(({ label }) => isBlank(label)),
    'emptyAnswer',
    'items',
  ),
];
