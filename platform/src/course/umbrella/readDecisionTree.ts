import { z } from 'zod';
import limits from '../../../../contracts/limits.json' with { type: 'json' };
import { normaliseButtonLink } from '../../content/section/button.ts';
import { notAnAddress } from '../../content/addressRules.ts';
import { reasonOfIssue } from '../../shared/fieldReason.ts';
import type { FieldProblems } from '../../shared/fieldProblems.ts';
import { isWebUrl } from '../../shared/mediaUrl.ts';
import type { DecisionItem, DecisionTree } from './decisionTree.ts';

/** How many levels a tree has at most, its own question included. */
export const deepestTree = limits.decisionTree.levels;
/** How many items a tree has at most, its own question included. */
export const mostNodes = limits.decisionTree.nodes + 1;

const id = z.string().trim().min(1, 'is required').max(100);
const line = z.string().trim().max(255);
const items = z.array(z.unknown()).max(mostNodes);
const link = z
  .string()
  .trim()
  .max(2000)
  .overwrite(normaliseButtonLink)
  .refine((address) => address === '' || address.startsWith('/') || isWebUrl(address), notAnAddress);

const tree = z.object({
  id,
  kind: z.literal('DECISION_TREE'),
  title: line,
  text: z.string().max(10_000).default(''),
  items,
});

/** One item, what is below it unread. */
const item = z.discriminatedUnion('kind', [
  tree,
  z.object({ id, kind: z.literal('DECISION_OPTION'), title: line, items }),
  z.object({ id, kind: z.literal('BUTTON'), text: line, link }),
  z.object({ id, kind: z.literal('COURSE_OPTION'), courseId: z.int().positive().nullable() }),
]);

/**
 * The tree of an umbrella course (UMB-02, OP-71): items of the four kinds with ids of their own, and nothing but their members. What is not
 * filled in yet, such as a text or a course, is right: it is an author's work under way. What does not fit is added to `problems` with its
 * place; then the answer is null. Its texts must be clean.
 */
export function readDecisionTree(received: unknown, field: string, problems: FieldProblems): DecisionTree | null {
  const before = problems.errors.length;
  const ids = new Set<string>();

  const below = (children: readonly unknown[], path: string, depth: number): DecisionItem[] => {
    if (depth > deepestTree && children.length > 0) {
      problems.add(`${path}.items`, `must be at most ${deepestTree} levels deep`);
      return [];
    }
    return children.flatMap((child, index) => {
      const node = parse(item, child, `${path}.items.${index}`);
      return node === null ? [] : [withItems(node, `${path}.items.${index}`, depth)];
    });
  };

  const withItems = (node: z.output<typeof item>, path: string, depth: number): DecisionItem => {
    if (ids.has(node.id)) {
      problems.add(`${path}.id`, 'must not be there twice');
    }
    ids.add(node.id);
    return 'items' in node ? { ...node, items: below(node.items, path, depth + 1) } : node;
  };

  const parse = <Schema extends z.ZodType>(schema: Schema, value: unknown, path: string): z.output<Schema> | null => {
    const parsed = schema.safeParse(value);
    if (parsed.success) {
      return parsed.data;
    }
    for (const { code: keyword, path: inside, message, ...params } of parsed.error.issues) {
      problems.add([path, ...inside].join('.'), message, reasonOfIssue({ keyword, message, params }));
    }
    return null;
  };

  const root = parse(tree, received, field);
  if (root === null) {
    return null;
  }
  const read = withItems(root, field, 1) as DecisionTree;
  if (ids.size > mostNodes) {
    problems.add(field, `must have at most ${mostNodes} items`, { reason: 'TOO_MANY', limit: mostNodes });
  }
  return problems.errors.length === before ? read : null;
}
