/** What the platform would refuse of a question, beyond its form. */
import { recordsOf } from '../files/nodeFile.ts';
import type { Fields, TreeNode } from '../tree/courseTree.ts';
import { limits } from './contract.ts';

type Tell = (path: readonly (string | number)[], message: string) => void;

const HIGHEST_WEIGHT = 1_000_000;

export function questionRules({ fields }: TreeNode, tell: Tell): void {
  const { weight, wrongLimit, options, type } = fields;
  if (Number(weight) < 1 || Number(weight) > HIGHEST_WEIGHT) {
    tell(['weight'], `\`weight\` is from 1 to ${HIGHEST_WEIGHT}.`);
  }
  if (Number(wrongLimit) < 0) {
    tell(['wrongLimit'], '`wrongLimit` is 0 or more.');
  }
  if (Array.isArray(options) && (options.length === 0 || options.length > limits.answers)) {
    tell(['options'], `A question has 1 to ${limits.answers} answers.`);
  }
  const count = Array.isArray(options) ? options.length : 0;
  switch (type) {
    case 'singleChoice':
      return checkPositions('correctPosition', [fields['correctPosition']], count, tell);
    case 'multipleChoice':
      return checkPositions('correctPositions', listOf(fields['correctPositions']), count, tell);
    case 'singleOrdering':
      return checkOrder(listOf(fields['correctOrder']), count, tell);
    case 'categorization':
    case 'multipleAssociation':
      return checkPlacement(fields, tell);
    default:
      return undefined;
  }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function checkPositions(member: string, positions: readonly unknown[], count: number, tell: Tell): void {
  if (positions.some((position) => Number(position) < 1 || Number(position) > count)) {
    tell([member], `\`${member}\` counts the answers from 1, and there are ${count}.`);
  }
}

function checkOrder(order: readonly unknown[], count: number, tell: Tell): void {
  const isWhole =
    order.length === count && Array.from({ length: count }).every((_, index) => order.includes(index + 1));
  if (!isWhole) {
    tell(['correctOrder'], `\`correctOrder\` names each of the positions 1 to ${count} once.`);
  }
}

function checkPlacement(fields: Fields, tell: Tell): void {
  const [items, categories] = ['items', 'categories'].map((member) => checkKeys(member, fields, tell));
  for (const [index, { category, items: placed }] of recordsOf(fields['correctPlacement']).entries()) {
    const path = ['correctPlacement', index];
    if (categories?.has(category) === false) {
      tell([...path, 'category'], `There is no category ${String(category)}.`);
    }
    for (const item of listOf(placed)) {
      if (items?.has(item) === false) {
        tell([...path, 'items'], `There is no item ${String(item)}.`);
      }
    }
  }
}

function checkKeys(member: string, fields: Fields, tell: Tell): ReadonlySet<unknown> {
  const seen = new Set<unknown>();
  for (const [index, { key }] of recordsOf(fields[member]).entries()) {
    if (seen.has(key)) {
      tell([member, index, 'key'], `The key ${String(key)} is there twice.`);
    }
    seen.add(key);
  }
  return seen;
}
