import type { MappingLabelInput, PlacementInput } from '../generated/resolverTypes.ts';
import { objectOf, type Path } from '../inputPaths.ts';
import type { QuestionWriter } from './questionWriter.ts';

/** A question whose items are placed into categories (OP-20). */
export const placementWriter = (type: 'Categorization' | 'MultipleAssociation'): QuestionWriter<PlacementInput> => ({
  write: ({ items, categories, correctPlacement }, field) => ({
    '@type': type,
    answer: {
      itemMapping: labelsOf(items, `${field}.items`),
      categoryMapping: labelsOf(categories, `${field}.categories`),
    },
    correctAnswer: objectOf(
      correctPlacement,
      `${field}.correctPlacement`,
      ({ category }) => category,
      (assignment) => assignment.items,
    ),
  }),
  path: ([member, mapping, key], { items, categories }) => {
    if (member !== 'answer') return ['correctPlacement'];
    if (mapping === 'itemMapping') return ['items', ...labelPath(items, key)];
    if (mapping === 'categoryMapping') return ['categories', ...labelPath(categories, key)];
    return [];
  },
});

const labelsOf = (labels: readonly MappingLabelInput[], field: string) =>
  objectOf(
    labels,
    field,
    ({ key }) => key,
    ({ label }) => label,
  );

function labelPath(labels: readonly MappingLabelInput[], key: string | undefined): Path {
  const index = labels.findIndex((label) => label.key === key);
  return index === -1 ? [] : [String(index), 'label'];
}
