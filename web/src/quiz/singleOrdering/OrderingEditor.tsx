import { Button } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { SortableList } from '../../editing/sortable/SortableList.tsx';
import { AnswerRow } from '../editor/AnswerRow.tsx';
import { EditorPart } from '../../editing/entries/EditorPart.tsx';
import type { TypeEditorProps } from '../questionType.ts';
import type { SingleOrderingContent } from './type.ts';
import { useAnswerRoom } from '../editor/useAnswerRoom.ts';
import { useOptionLines } from '../editor/useOptionLines.ts';
import { useFocusEntry } from '../../editing/entries/useFocusEntry.ts';
import { editorMessages as messages } from '../editorMessages.ts';
import { entryMessages } from '../../editing/entries/entryMessages.ts';
import { explanationOf, withExplanation } from '../explanationRules.ts';
import { orderMessages } from '../../ui/order/orderMessages.ts';
import { addOption, moveInOrder, removeOption, setOption } from '../optionRules.ts';
import { useQuestionWords } from '../useQuestionWords.ts';
import { useOrderKeys } from './useOrderKeys.ts';
import { ShownOrderEditor } from './ShownOrderEditor.tsx';

/** The items of an ordering: their words in the right order, and the order in which learners see them first. */
export function OrderingEditor({ question, content, onChange }: TypeEditorProps<SingleOrderingContent>): ReactElement {
  const intl = useIntl();
  const words = useQuestionWords();
  const { root, focusEntry } = useFocusEntry();
  const [said, setSaid] = useState('');
  const { correctOrder, options } = content;
  const keys = useOrderKeys(content);
  const hasRoom = useAnswerRoom();
  const keysOf = useOptionLines({
    question,
    sequence: correctOrder,
    onChange,
    onArranged: keys.placed,
    focusEntry,
    onSaid: setSaid,
  });
  const heading = intl.formatMessage(messages.rightOrder);
  return (
    <>
      <EditorPart ref={root} heading={heading} hint={intl.formatMessage(messages.listKeys)} said={said}>
        <SortableList
          label={heading}
          entries={correctOrder.map((position, index) => ({
            key: keys.of(position),
            name: words.item(index + 1),
          }))}
          onMoved={(from, to) => onChange(moveInOrder(question, from, to))}
        >
          {(index, handle) => {
            const position = correctOrder[index] ?? 1;
            const name = words.item(index + 1);
            return (
              <AnswerRow
                name={name}
                handle={handle}
                mark={{ kind: 'place', place: index + 1 }}
                text={options[position - 1] ?? ''}
                explanation={explanationOf(question, String(position))}
                first={index === 0}
                last={index === correctOrder.length - 1}
                keys={keysOf(index)}
                onText={(text) => onChange(setOption(question, position, text))}
                onExplanation={(text) => onChange(withExplanation(question, String(position), text))}
                onMoved={(by) => {
                  onChange(moveInOrder(question, index, index + by));
                  const place = index + 1 + by;
                  setSaid(intl.formatMessage(orderMessages.moved, { item: name, place, count: options.length }));
                }}
                onRemoved={() => {
                  keys.removed(position);
                  onChange(removeOption(question, position));
                  setSaid(intl.formatMessage(entryMessages.removed, { name }));
                  focusEntry(index, 'button');
                }}
              />
            );
          }}
        </SortableList>
        <div>
          <Button
            icon={<Add20Regular />}
            onClick={() => {
              if (!hasRoom(options.length + 1)) return;
              onChange(addOption(question, words.item(options.length + 1)));
              focusEntry(options.length, 'text');
            }}
          >
            {intl.formatMessage(messages.addItem)}
          </Button>
        </div>
      </EditorPart>
      <ShownOrderEditor question={question} content={content} keys={keys} onChange={onChange} />
    </>
  );
}
