import { useIntl } from 'react-intl';
import type { QuestionDraft } from '../../authoring/draft/questionDraft.ts';
import { useToast } from '../../ui/toastContext.ts';
import { editorMessages as messages } from '../editorMessages.ts';
import { explanationOf } from '../explanationRules.ts';
import { isUntouched, putOptions } from '../optionLines.ts';
import { hasOptions, removeOption } from '../optionRules.ts';
import { useQuestionWords } from '../useQuestionWords.ts';
import type { AnswerKeys } from './AnswerField.tsx';
import { useAnswerRoom } from './useAnswerRoom.ts';

/** What keys and pasted lines do in the answers of a choice and the items of an ordering, by their place in the list from 0. */
export function useOptionLines({
  question,
  sequence,
  onChange,
  onArranged,
  focusEntry,
  onSaid,
}: {
  question: QuestionDraft;
  /** Positions of the answers, from 1, as they are listed. */
  sequence: readonly number[];
  onChange: (next: QuestionDraft) => void;
  /** The answers by their places before, from 0; null for new ones. */
  onArranged: (order: readonly (number | null)[]) => void;
  focusEntry: (index: number, target: 'text', caret: number) => void;
  onSaid: (text: string) => void;
}): (index: number) => AnswerKeys {
  const intl = useIntl();
  const toast = useToast();
  const words = useQuestionWords();
  const hasRoom = useAnswerRoom();
  const options = hasOptions(question.content) ? question.content.options : [];
  const untouched = (position: number): boolean => isUntouched(options[position - 1], position, words);

  return (index) => {
    const position = sequence[index] ?? 1;
    return {
      untouched: untouched(position),
      onLines({ lines, caret }, how) {
        const put = putOptions(question, position, lines, how === 'pasted' ? untouched : () => false);
        if (!hasRoom(put.order.length)) return;
        onArranged(put.order);
        onChange(put.question);
        focusEntry(index + lines.length - 1, 'text', caret);
        if (how === 'pasted') onSaid(intl.formatMessage(messages.answersPut, { count: lines.length }));
        const right = lines.filter((line) => line.right).length;
        if (question.content.type === 'singleChoice' && right > 1) {
          toast({ text: intl.formatMessage(messages.onlyFirstRight, { count: right }) });
        }
      },
      onEmptied() {
        // Deleting one at the start, or one with an explanation, is what its button is for.
        const before = sequence[index - 1];
        if (before === undefined || explanationOf(question, String(position)) !== '') return;
        onArranged(options.map((_, place) => place).toSpliced(position - 1, 1));
        onChange(removeOption(question, position));
        focusEntry(index - 1, 'text', Number.MAX_SAFE_INTEGER);
      },
    };
  };
}
