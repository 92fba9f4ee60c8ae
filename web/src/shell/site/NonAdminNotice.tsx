import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRevalidator } from 'react-router';
import { viewAsNonAdmin } from '../../viewer/adminFlags.ts';
import { siteMessages as messages } from './siteMessages.ts';

const useStyles = makeStyles({
  notice: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexWrap: 'wrap',
    columnGap: '12px',
    margin: 0,
    rowGap: '4px',
    boxSizing: 'border-box',
    minHeight: '40px',
    paddingInline: '16px',
    paddingBlock: '4px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground3,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});

/** Reminds someone who works on courses that they see what a learner sees, with the way back (ROLE-13, OP-91). */
export function NonAdminNotice(): ReactElement {
  const styles = useStyles();
  const revalidator = useRevalidator();
  return (
    <div role="status" className={styles.notice}>
      <FormattedMessage {...messages.asNonAdmin} />
      <Button
        size="small"
        onClick={() => {
          viewAsNonAdmin(false);
          void revalidator.revalidate();
        }}
      >
        <FormattedMessage {...messages.asNonAdminBack} />
      </Button>
    </div>
  );
}
