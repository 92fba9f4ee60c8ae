import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { peopleMessages as messages } from './messages.ts';

const useStyles = makeStyles({
  failure: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    maxWidth: '40ch',
    color: tokens.colorStatusDangerForeground1,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  reload: { minWidth: 0, paddingInline: 0 },
});

/** Why something was refused, in the row it was done in; with a way to see what is so now where the row is outdated. */
export function RowFailure({ outdated, children }: { outdated: boolean; children: ReactNode }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const revalidator = useRevalidator();
  return (
    <div role="alert" className={styles.failure}>
      {children}
      {outdated ? (
        <Button
          appearance="transparent"
          size="small"
          className={styles.reload}
          onClick={() => void revalidator.revalidate()}
        >
          {intl.formatMessage(messages.reloadList)}
        </Button>
      ) : null}
    </div>
  );
}
