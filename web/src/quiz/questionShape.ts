import { z } from '../editing/shape.ts';

const options = z.array(z.string());
const position = z.int().check(z.minimum(1));
const labels = z.array(z.strictObject({ key: z.string(), label: z.string() }));
const placement = {
  items: labels,
  categories: labels,
  correctPlacement: z.array(z.strictObject({ category: z.string(), items: z.array(z.string()) })),
};
const content = z.union([
  z.strictObject({ type: z.literal('singleChoice'), list: z.boolean(), options, correctPosition: position }),
  z.strictObject({ type: z.literal('multipleChoice'), options, correctPositions: z.array(position) }),
  z.strictObject({ type: z.enum(['categorization', 'multipleAssociation']), ...placement }),
  z.strictObject({ type: z.literal('singleOrdering'), options, correctOrder: z.array(position) }),
]);
const explanation = z.strictObject({
  type: z.enum(['TEXT', 'HTML', 'JSON']),
  texts: z.array(z.strictObject({ key: z.string(), content: z.string() })),
});

/** A question that is not saved yet. */
export const questionShape = z.strictObject({
  key: z.string(),
  text: z.string(),
  weight: position,
  wrongLimit: z.int().check(z.minimum(0)),
  explanation: z.nullable(explanation),
  content,
});
