import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { EditorPart } from './EditorPart.tsx';
import { RowActions } from './RowActions.tsx';
import { useFocusEntry } from './useFocusEntry.ts';
import { entryMessages } from './entryMessages.ts';
import { orderMessages } from '../../ui/order/orderMessages.ts';
import { movedItem } from '../../ui/list/movedItem.ts';
import { SortableList } from '../sortable/SortableList.tsx';
import { useEntryKeys } from '../sortable/useEntryKeys.ts';

/** A list of things that an author adds, moves and deletes; the only one stays. */
export function EntriesEditor<Entry>({
  heading,
  addLabel,
  nameOf,
  entries,
  created,
  onChange,
  children,
}: {
  heading: string;
  /** What the button says that adds one. */
  addLabel: string;
  /** What an entry at a place from 1 is called. */
  nameOf: (number: number) => string;
  entries: readonly Entry[];
  /** A new one, for a place from 1. */
  created: (number: number) => Entry;
  onChange: (entries: readonly Entry[]) => void;
  /** Draws what can be changed in an entry. */
  children: (entry: Entry, index: number, onEntry: (entry: Entry) => void) => ReactNode;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const { keys, arranged } = useEntryKeys(entries.length);
  const { root, focusEntry } = useFocusEntry();
  const [said, setSaid] = useState('');
  const places = entries.map((_, index) => index);
  const move = (from: number, to: number): void => {
    arranged(movedItem(places, from, to));
    onChange(movedItem(entries, from, to));
  };
  return (
    <EditorPart ref={root} heading={heading} said={said}>
      <SortableList
        label={heading}
        entries={keys.map((key, index) => ({ key, name: nameOf(index + 1) }))}
        onMoved={move}
      >
        {(index, handle) => {
          const name = nameOf(index + 1);
          const entry = entries[index];
          return (
            <div className={styles.entry}>
              <div className={styles.head} data-actions="">
                {handle}
                <span aria-hidden className={styles.name}>
                  {name}
                </span>
                <RowActions
                  name={name}
                  first={index === 0}
                  last={index === entries.length - 1}
                  onMoved={(by) => {
                    move(index, index + by);
                    const place = index + 1 + by;
                    setSaid(intl.formatMessage(orderMessages.moved, { item: name, place, count: entries.length }));
                  }}
                  onRemoved={() => {
                    arranged(places.toSpliced(index, 1));
                    onChange(entries.toSpliced(index, 1));
                    setSaid(intl.formatMessage(entryMessages.removed, { name }));
                    focusEntry(index, 'button');
                  }}
                />
              </div>
              {entry === undefined ? null : children(entry, index, (next) => onChange(entries.with(index, next)))}
            </div>
          );
        }}
      </SortableList>
      <div>
        <Button
          icon={<Add20Regular />}
          onClick={() => {
            onChange([...entries, created(entries.length + 1)]);
            focusEntry(entries.length, 'text');
          }}
        >
          {addLabel}
        </Button>
      </div>
    </EditorPart>
  );
}

const useStyles = makeStyles({
  entry: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    padding: '8px 12px 12px',
    borderRadius: '8px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px' },
  name: { flexGrow: 1, minWidth: 0, fontWeight: tokens.fontWeightSemibold },
});
