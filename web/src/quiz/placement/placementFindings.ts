import { foundIf, type ContentFinding } from '../../editing/check/contentFinding.ts';
import { isBlank, markupFindings } from '../../editing/check/htmlFindings.ts';
import { hasTwins } from '../choice/hasTwins.ts';
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
  ...foundIf(
    [items, categories].some((labels) => hasTwins(labels.map(({ label }) => label))),
    'sameAnswer',
    'items',
  ),
  ...[...items, ...categories].flatMap(({ label }) => markupFindings('items', label)),
];

/** Where each item is put into one category, one that belongs to two can never be right. */
export const onePlaceFindings = ({ correctPlacement }: PlacementMembers): readonly ContentFinding[] => {
  const keys = correctPlacement.flatMap(({ items }) => items);
  return foundIf(new Set(keys).size < keys.length, 'keyedTwice', 'correctPlacement');
};
