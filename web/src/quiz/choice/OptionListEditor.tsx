import { Button } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { useId, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { QuestionDraft } from '../../authoring/draft/questionDraft.ts';
import { SortableList } from '../../editing/sortable/SortableList.tsx';
import { useEntryKeys } from '../../editing/sortable/useEntryKeys.ts';
import { AnswerRow } from '../editor/AnswerRow.tsx';
import { EditorPart } from '../../editing/entries/EditorPart.tsx';
import { useAnswerRoom } from '../editor/useAnswerRoom.ts';
import { useOptionLines } from '../editor/useOptionLines.ts';
import { useFocusEntry } from '../../editing/entries/useFocusEntry.ts';
import { editorMessages as messages } from '../editorMessages.ts';
import { entryMessages } from '../../editing/entries/entryMessages.ts';
import { explanationOf, withExplanation } from '../explanationRules.ts';
import { orderMessages } from '../../ui/order/orderMessages.ts';
import { movedItem } from '../../ui/list/movedItem.ts';
import { addOption, hasOptions, moveOption, removeOption, setOption, toggleCorrect } from '../optionRules.ts';
import { useQuestionWords } from '../useQuestionWords.ts';

/** The answers of a choice: their words and order, which are right, and what explains them. */
export function OptionListEditor({
  kind,
  question,
  right,
  onChange,
}: {
  /** `radio` where one answer is right. */
  kind: 'radio' | 'checkbox';
  question: QuestionDraft;
  /** Positions of the right answers, from 1. */
  right: readonly number[];
  onChange: (next: QuestionDraft) => void;
}): ReactElement {
  const intl = useIntl();
  const words = useQuestionWords();
  const group = useId();
  const options = hasOptions(question.content) ? question.content.options : [];
  const { keys, arranged } = useEntryKeys(options.length);
  const { root, focusEntry } = useFocusEntry();
  const [said, setSaid] = useState('');
  const places = options.map((_, index) => index);
  const heading = intl.formatMessage(messages.answers);

  const hasRoom = useAnswerRoom();
  const keysOf = useOptionLines({
    question,
    sequence: places.map((place) => place + 1),
    onChange,
    onArranged: arranged,
    focusEntry,
    onSaid: setSaid,
  });

  const move = (from: number, to: number): void => {
    arranged(movedItem(places, from, to));
    onChange(moveOption(question, from + 1, to + 1));
  };
  const remove = (index: number): void => {
    arranged(places.toSpliced(index, 1));
    onChange(removeOption(question, index + 1));
    setSaid(intl.formatMessage(entryMessages.removed, { name: words.answer(index + 1) }));
    focusEntry(index, 'button');
  };
  return (
    <EditorPart
      ref={root}
      heading={heading}
      hint={`${intl.formatMessage(kind === 'radio' ? messages.answersHintOne : messages.answersHintMany)} ${intl.formatMessage(messages.listKeys)}`}
      said={said}
    >
      <SortableList
        label={heading}
        entries={keys.map((key, index) => ({ key, name: words.answer(index + 1) }))}
        onMoved={move}
      >
        {(index, handle) => {
          const position = index + 1;
          const name = words.answer(position);
          return (
            <AnswerRow
              name={name}
              handle={handle}
              mark={{
                kind,
                group,
                right: right.includes(position),
                onToggled: () => onChange(toggleCorrect(question, position)),
              }}
              text={options[index] ?? ''}
              explanation={explanationOf(question, String(position))}
              first={index === 0}
              last={position === options.length}
              keys={keysOf(index)}
              onText={(text) => onChange(setOption(question, position, text))}
              onExplanation={(text) => onChange(withExplanation(question, String(position), text))}
              onMoved={(by) => {
                move(index, index + by);
                setSaid(
                  intl.formatMessage(orderMessages.moved, { item: name, place: position + by, count: options.length }),
                );
              }}
              onRemoved={() => remove(index)}
            />
          );
        }}
      </SortableList>
      <div>
        <Button
          icon={<Add20Regular />}
          onClick={() => {
            if (!hasRoom(options.length + 1)) return;
            onChange(addOption(question, words.answer(options.length + 1)));
            focusEntry(options.length, 'text');
          }}
        >
          {intl.formatMessage(messages.addAnswer)}
        </Button>
      </div>
    </EditorPart>
  );
}
