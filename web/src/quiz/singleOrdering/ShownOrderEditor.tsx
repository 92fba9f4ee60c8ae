import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowShuffle20Regular } from '@fluentui/react-icons/svg/arrow-shuffle';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { SortableList } from '../../editing/sortable/SortableList.tsx';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import { EditorPart } from '../../editing/entries/EditorPart.tsx';
import { RowActions } from '../../editing/entries/RowActions.tsx';
import type { TypeEditorProps } from '../questionType.ts';
import { editorMessages as messages } from '../editorMessages.ts';
import { orderMessages } from '../../ui/order/orderMessages.ts';
import { movedItem } from '../../ui/list/movedItem.ts';
import { arrangeOptions } from '../optionRules.ts';
import { plainText } from '../../ui/authorHtml/plainText.ts';
import { shuffledOrder } from './shuffledOrder.ts';
import type { SingleOrderingContent } from './type.ts';
import type { OrderKeys } from './useOrderKeys.ts';

/** The order in which learners see the items first. Says so where it is the right one already. */
export function ShownOrderEditor({
  question,
  content: { options, correctOrder },
  keys,
  onChange,
}: TypeEditorProps<SingleOrderingContent> & { keys: OrderKeys }): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const lang = useContentLanguage();
  const [said, setSaid] = useState('');
  const heading = intl.formatMessage(messages.shownOrder);
  const names = options.map(plainText);
  const positions = options.map((_, index) => index + 1);
  const isRight = options.length > 1 && correctOrder.every((position, index) => position === index + 1);

  const arrange = (order: readonly number[]): void => {
    keys.arranged(order);
    onChange(arrangeOptions(question, order));
  };
  return (
    <EditorPart heading={heading} hint={isRight ? intl.formatMessage(messages.shownInOrder) : undefined} said={said}>
      <SortableList
        label={heading}
        entries={names.map((name, index) => ({ key: keys.of(index + 1), name }))}
        onMoved={(from, to) => arrange(movedItem(positions, from, to))}
      >
        {(index, handle) => (
          <div className={styles.row}>
            {handle}
            <span className={styles.text} lang={lang}>
              {names[index]}
            </span>
            <RowActions
              name={names[index] ?? ''}
              first={index === 0}
              last={index === options.length - 1}
              onMoved={(by) => {
                arrange(movedItem(positions, index, index + by));
                const place = index + 1 + by;
                setSaid(intl.formatMessage(orderMessages.moved, { item: names[index], place, count: options.length }));
              }}
            />
          </div>
        )}
      </SortableList>
      <div>
        <Button
          icon={<ArrowShuffle20Regular />}
          disabledFocusable={options.length < 2}
          onClick={() => arrange(shuffledOrder(correctOrder, Math.random))}
        >
          {intl.formatMessage(messages.shuffle)}
        </Button>
      </div>
    </EditorPart>
  );
}

const useStyles = makeStyles({
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    padding: '4px 8px',
    borderRadius: '8px',
    backgroundColor: tokens.colorNeutralBackground2,
  },
  text: { flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' },
});
