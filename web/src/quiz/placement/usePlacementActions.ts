import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { QuestionDraft } from '../../authoring/draft/questionDraft.ts';
import type { Label } from './placementShape.ts';
import { editorMessages as messages } from '../editorMessages.ts';
import { entryMessages } from '../../editing/entries/entryMessages.ts';
import { explanationOf, withExplanation } from '../explanationRules.ts';
import { plainText } from '../../ui/authorHtml/plainText.ts';
import { useQuestionWords } from '../useQuestionWords.ts';
import {
  addCategory,
  addItem,
  itemsIn,
  placeItem,
  removeCategory,
  removeItem,
  setLabel,
  takeOutItem,
  type PlacementContent,
} from './placementEditRules.ts';

export type PlacementActions = ReturnType<typeof usePlacementActions>;

/** What an author does with items and categories; `said` tells screen readers what has just happened. */
export function usePlacementActions({
  question,
  content,
  onChange,
}: {
  question: QuestionDraft;
  content: PlacementContent;
  onChange: (next: QuestionDraft) => void;
}) {
  const intl = useIntl();
  const words = useQuestionWords();
  const [said, setSaid] = useState('');

  const itemName = (key: string): string =>
    textOf(content.items, key) || words.item(content.items.findIndex((item) => item.key === key) + 1);
  const categoryName = (key: string): string =>
    textOf(content.categories, key) || words.category(content.categories.findIndex((each) => each.key === key) + 1);

  return {
    content,
    said,
    itemName,
    categoryName,
    /** The categories that an item does not stand in. */
    openTo: (item: string) =>
      content.categories
        .filter(({ key }) => !itemsIn(content, key).some((other) => other.key === item))
        .map(({ key }) => ({ key, name: categoryName(key) })),
    /** What can be written at an item. */
    editing: (item: string) => ({
      explanation: explanationOf(question, item),
      onLabel: (label: string) => onChange(setLabel(question, 'items', item, label)),
      onExplanation: (text: string) => onChange(withExplanation(question, item, text)),
    }),
    addItem: () => onChange(addItem(question, words)),
    addCategory: () => onChange(addCategory(question, words)),
    setCategoryLabel: (category: string, label: string) => onChange(setLabel(question, 'categories', category, label)),
    place: (item: string, category: string) => {
      onChange(placeItem(question, item, category));
      setSaid(intl.formatMessage(messages.placed, { name: itemName(item), category: categoryName(category) }));
    },
    /** Out of one category and into another. */
    move: (item: string, from: string, category: string) => {
      onChange(placeItem(takeOutItem(question, item, from), item, category));
      setSaid(intl.formatMessage(messages.placed, { name: itemName(item), category: categoryName(category) }));
    },
    takeOut: (item: string, category: string) => {
      onChange(takeOutItem(question, item, category));
      setSaid(intl.formatMessage(messages.takenOut, { name: itemName(item), category: categoryName(category) }));
    },
    removeItem: (item: string) => {
      onChange(removeItem(question, item));
      setSaid(intl.formatMessage(entryMessages.removed, { name: itemName(item) }));
    },
    removeCategory: (category: string) => {
      onChange(removeCategory(question, category));
      setSaid(intl.formatMessage(entryMessages.removed, { name: categoryName(category) }));
    },
  };
}

const textOf = (labels: readonly Label[], key: string): string =>
  plainText(labels.find((label) => label.key === key)?.label ?? '');
