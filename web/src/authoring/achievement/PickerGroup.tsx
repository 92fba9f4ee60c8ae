import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { achievementEditorMessages as messages } from './messages.ts';

/** A part of a list to choose from, below its name: all of it can be chosen at once. */
export function PickerGroup({
  name,
  head,
  all,
  onAll,
  children,
}: {
  name: string;
  head: ReactNode;
  /** Whether all of it is chosen; null where there is nothing to choose. */
  all: boolean | null;
  onAll: (chosen: boolean) => void;
  children: ReactNode;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const action = intl.formatMessage(all ? messages.clearAll : messages.chooseAll);
  return (
    <li>
      <div className={styles.head}>
        {head}
        {all === null ? null : (
          <Button
            size="small"
            appearance="subtle"
            className={styles.all}
            aria-label={intl.formatMessage(messages.ofPlace, { action, name })}
            onClick={() => onAll(!all)}
          >
            {action}
          </Button>
        )}
      </div>
      {children}
    </li>
  );
}

const useStyles = makeStyles({
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px',
    minHeight: '36px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  all: { flexShrink: 0, whiteSpace: 'nowrap' },
});
