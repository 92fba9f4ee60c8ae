import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { QuestionDraft } from '../../authoring/draft/questionDraft.ts';
import type { Label } from './placementShape.ts';
import { editorMessages as messages } from '../editorMessages.ts';
import { entryMessages } from '../../editing/entries/entryMessages.ts';
import { explanationOf, withExplanation } from '../explanationRules.ts';
import { plainText } from '../../ui/authorHtml/plainText.ts';
import type { AnswerKeys } from '../editor/AnswerField.tsx';
import { useAnswerRoom } from '../editor/useAnswerRoom.ts';
import { isUntouched } from '../optionLines.ts';
import { useQuestionWords } from '../useQuestionWords.ts';
import {
  addCategory,
  addItem,
  isPlacement,
  itemsIn,
  placeItem,
  putItems,
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

  const hasRoom = useAnswerRoom();
  const untouched = ({ label }: Label): boolean => isUntouched(label, Number(/\d+/u.exec(label)?.[0]), words);

  /** What keys and pasted lines do in an item: of the pool, or of the category that it stands in there. */
  const keysOf = (list: readonly Label[], index: number, category: string | null, focus: FocusText): AnswerKeys => {
    const item = list[index] ?? { key: '', label: '' };
    return {
      untouched: untouched(item),
      onLines({ lines, caret }, how) {
        const texts = lines.map(({ text }) => text);
        const isOpen = how === 'pasted' ? untouched : () => false;
        const next = putItems(question, { item: item.key, category }, texts, isOpen);
        if (!isPlacement(next.content) || !hasRoom(next.content.items.length)) return;
        onChange(next);
        focus(index + lines.length - 1, 'text', caret);
        if (how === 'pasted') setSaid(intl.formatMessage(messages.answersPut, { count: lines.length }));
      },
      onEmptied() {
        if (index === 0 || explanationOf(question, item.key) !== '') return;
        onChange(removeItem(question, item.key));
        focus(index - 1, 'text', Number.MAX_SAFE_INTEGER);
      },
    };
  };

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
    /** What can be written at an item, which stands at a place of a list. */
    editing: (item: string, keys: AnswerKeys) => ({
      keys,
      explanation: explanationOf(question, item),
      onLabel: (label: string) => onChange(setLabel(question, 'items', item, label)),
      onExplanation: (text: string) => onChange(withExplanation(question, item, text)),
    }),
    keysOf,
    /** False where there is no room for a further one. */
    addItem(): boolean {
      const isFree = hasRoom(content.items.length + 1);
      if (isFree) onChange(addItem(question, words));
      return isFree;
    },
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

type FocusText = (index: number, target: 'text', caret: number) => void;

const textOf = (labels: readonly Label[], key: string): string =>
  plainText(labels.find((label) => label.key === key)?.label ?? '');
