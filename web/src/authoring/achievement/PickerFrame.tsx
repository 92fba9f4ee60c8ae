import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '../../ui/form/TextField.tsx';
import { FieldGroup } from '../../editing/FieldGroup.tsx';
import { achievementEditorMessages as messages } from './messages.ts';

/** A list to choose from, with its search and how much is chosen. */
export function PickerFrame({
  heading,
  search,
  chosen,
  note,
  empty,
  onSearched,
  children,
}: {
  heading: string;
  search: string;
  /** How many are chosen. */
  chosen: number;
  note?: ReactNode;
  /** Stands in place of the list where it has nothing to show. */
  empty: string | null;
  onSearched: (search: string) => void;
  children: ReactNode;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  return (
    <FieldGroup heading={heading}>
      <TextField
        label={intl.formatMessage(messages.search)}
        type="search"
        autoComplete="off"
        value={search}
        onChanged={onSearched}
      />
      {empty === null ? <ul className={styles.list}>{children}</ul> : <p className={styles.note}>{empty}</p>}
      <p role="status" className={styles.note}>
        {intl.formatMessage(messages.chosen, { count: chosen })}
        {note ? <> · {note}</> : null}
      </p>
    </FieldGroup>
  );
}

const useStyles = makeStyles({
  list: {
    boxSizing: 'border-box',
    maxHeight: '320px',
    overflowY: 'auto',
    margin: 0,
    padding: '8px 12px',
    listStyleType: 'none',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
  },
  note: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});
