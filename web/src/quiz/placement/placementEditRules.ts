/** What an author does with items and categories. A question of another type stays as it is. */
import type { QuestionContent, QuestionDraft } from '../../authoring/draft/questionDraft.ts';
import { storedWords } from '../../editing/plainWords.ts';
import { rekeyed } from '../explanationRules.ts';
import { newId, type RandomSource } from '../newId.ts';
import type { QuestionWords } from '../questionWords.ts';
import type { CategoryAssignment, Label } from './placementShape.ts';

/** Content whose items are put into categories. */
export type PlacementContent = Extract<QuestionContent, { readonly correctPlacement: readonly CategoryAssignment[] }>;

export const isPlacement = (content: QuestionContent): content is PlacementContent => 'correctPlacement' in content;

/**
 * The items that can be dragged into a category: those that stand in none where an item has one category, all of them where it may have
 * several (QEDIT-10, QEDIT-11, OP-93).
 */
export function poolOf(content: PlacementContent): readonly Label[] {
  if (content.type === 'multipleAssociation') return content.items;
  const placed = new Set(content.correctPlacement.flatMap(({ items }) => items));
  return content.items.filter(({ key }) => !placed.has(key));
}

/** The items of a category, in the order in which they were put there. */
export function itemsIn(content: PlacementContent, category: string): readonly Label[] {
  const entry = content.correctPlacement.find((each) => each.category === category);
  return (entry?.items ?? []).flatMap((key) => content.items.find((item) => item.key === key) ?? []);
}

/** An item in a category: out of every other one where it may stand in one only. */
export function placeItem(question: QuestionDraft, item: string, category: string): QuestionDraft {
  return changed(question, (content) => {
    if (itemsIn(content, category).some(({ key }) => key === item)) return content;
    const before =
      content.type === 'categorization' ? without(content.correctPlacement, item) : content.correctPlacement;
    const entry = before.find((each) => each.category === category);
    const next = { category, items: [...(entry?.items ?? []), item] };
    return {
      ...content,
      correctPlacement: entry ? before.map((each) => (each === entry ? next : each)) : [...before, next],
    };
  });
}

/** An item out of a category, and so back in the pool (QEDIT-11). */
export function takeOutItem(question: QuestionDraft, item: string, category: string): QuestionDraft {
  return changed(question, (content) => ({
    ...content,
    correctPlacement: content.correctPlacement.map((each) =>
      each.category === category ? { category, items: each.items.filter((key) => key !== item) } : each,
    ),
  }));
}

/** A further item in the pool, called “Item” and its number (QEDIT-17). */
export function addItem(question: QuestionDraft, words: QuestionWords, random?: RandomSource): QuestionDraft {
  return changed(question, (content) => {
    const label = freeName(content.items, (number) => words.item(number));
    return { ...content, items: [...content.items, { key: newKey(content.items, random), label }] };
  });
}

/**
 * The items of a list with these labels in the place of one of them, and of the `untouched` ones right behind it; the others are new, behind
 * them: in the pool where `category` is null, else in that category as well.
 */
export function putItems(
  question: QuestionDraft,
  { item, category }: { readonly item: string; readonly category: string | null },
  labels: readonly string[],
  untouched: (item: Label) => boolean,
  random?: RandomSource,
): QuestionDraft {
  return changed(question, (content) => {
    const list = category === null ? poolOf(content) : itemsIn(content, category);
    const at = list.findIndex(({ key }) => key === item);
    const taken = list.slice(at, at + labels.length);
    const firstKept = taken.findIndex((each, index) => index > 0 && !untouched(each));
    const keys = (firstKept === -1 ? taken : taken.slice(0, firstKept)).map(({ key }) => key);
    const last = keys.at(-1) ?? item;
    const added = labels
      .slice(keys.length)
      .reduce<readonly Label[]>(
        (before, label) => [
          ...before,
          { key: newKey([...content.items, ...before], random), label: storedWords(label) },
        ],
        [],
      );
    const written = content.items.map((each) =>
      keys.includes(each.key) ? { ...each, label: storedWords(labels[keys.indexOf(each.key)] ?? '') } : each,
    );
    const behind = written.findIndex(({ key }) => key === last) + 1;
    return {
      ...content,
      items: written.toSpliced(behind, 0, ...added),
      correctPlacement: content.correctPlacement.map((each) =>
        each.category === category
          ? { ...each, items: each.items.toSpliced(each.items.indexOf(last) + 1, 0, ...added.map(({ key }) => key)) }
          : each,
      ),
    };
  });
}

/** A further category without items (QEDIT-18). */
export function addCategory(question: QuestionDraft, words: QuestionWords, random?: RandomSource): QuestionDraft {
  return changed(question, (content) => {
    const label = freeName(content.categories, (number) => words.category(number));
    const category = { key: newKey(content.categories, random), label };
    return {
      ...content,
      categories: [...content.categories, category],
      correctPlacement: [...content.correctPlacement, { category: category.key, items: [] }],
    };
  });
}

/** Without an item, in the categories neither (QEDIT-12); the only one stays (QEDIT-15). */
export function removeItem(question: QuestionDraft, item: string): QuestionDraft {
  const next = changed(question, (content) =>
    content.items.length <= 1
      ? content
      : {
          ...content,
          items: content.items.filter(({ key }) => key !== item),
          correctPlacement: without(content.correctPlacement, item),
        },
  );
  if (next === question) return question;
  return { ...next, explanation: rekeyed(question.explanation, (key) => (key === item ? null : key)) };
}

/** Without a category and what stood in it, which is in the pool again (QEDIT-13, OP-93); the only one stays. */
export function removeCategory(question: QuestionDraft, category: string): QuestionDraft {
  return changed(question, (content) =>
    content.categories.length <= 1
      ? content
      : {
          ...content,
          categories: content.categories.filter(({ key }) => key !== category),
          correctPlacement: content.correctPlacement.filter((each) => each.category !== category),
        },
  );
}

/** An item or a category by another name. */
export function setLabel(
  question: QuestionDraft,
  list: 'items' | 'categories',
  key: string,
  label: string,
): QuestionDraft {
  return changed(question, (content) => ({
    ...content,
    [list]: content[list].map((each) => (each.key === key ? { key, label } : each)),
  }));
}

const newKey = (labels: readonly Label[], random?: RandomSource): string =>
  String(
    newId(
      labels.map(({ key }) => key),
      random,
    ),
  );

/** The first name of a further one that no other has, from their number on. */
function freeName(labels: readonly Label[], name: (number: number) => string): string {
  const taken = new Set(labels.map(({ label }) => label));
  let number = labels.length + 1;
  while (taken.has(name(number))) {
    number += 1;
  }
  return name(number);
}

const without = (placement: readonly CategoryAssignment[], item: string): readonly CategoryAssignment[] =>
  placement.map(({ category, items }) => ({ category, items: items.filter((key) => key !== item) }));

function changed(question: QuestionDraft, change: (content: PlacementContent) => PlacementContent): QuestionDraft {
  if (!isPlacement(question.content)) return question;
  const content = change(question.content);
  return content === question.content ? question : { ...question, content };
}
