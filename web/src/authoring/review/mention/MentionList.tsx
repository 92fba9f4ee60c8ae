import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useEffect, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { commentsMessages as messages } from '../messages.ts';
import type { FoundPerson } from './usePeopleToMention.ts';

export const optionId = (listId: string, { userId }: FoundPerson): string => `${listId}-${userId}`;

/** People to choose from, below the words that ask for them. The focus stays in the words. */
export function MentionList({
  id,
  people,
  active,
  onChosen,
}: {
  id: string;
  people: readonly FoundPerson[];
  /** The one whom the Enter key chooses. */
  active: FoundPerson | undefined;
  onChosen: (person: FoundPerson) => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  useEffect(() => {
    if (active) document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    <div id={id} role="listbox" aria-label={intl.formatMessage(messages.mentionList)} className={styles.list}>
      {people.map((person) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the words have the focus and follow the keys
        <div
          key={person.userId}
          id={optionId(id, person)}
          role="option"
          tabIndex={-1}
          aria-selected={person === active}
          dir="auto"
          className={mergeClasses(styles.option, person === active && styles.active)}
          onClick={() => onChosen(person)}
          // The focus stays in the words.
          onMouseDown={(event) => event.preventDefault()}
        >
          {person.name}
        </div>
      ))}
    </div>
  );
}

const useStyles = makeStyles({
  list: {
    position: 'absolute',
    zIndex: 1,
    insetInline: 0,
    top: '100%',
    boxSizing: 'border-box',
    maxHeight: '232px',
    marginTop: '4px',
    padding: '4px',
    overflowY: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
  },
  option: {
    display: 'flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    minHeight: '36px',
    padding: '6px 12px',
    borderRadius: tokens.borderRadiusMedium,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  active: {
    backgroundColor: tokens.colorNeutralBackground1Selected,
    outline: `2px solid ${tokens.colorStrokeFocus2}`,
    outlineOffset: '-2px',
  },
});
