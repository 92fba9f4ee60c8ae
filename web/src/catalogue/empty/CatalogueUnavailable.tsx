import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowClockwiseRegular } from '@fluentui/react-icons/svg/arrow-clockwise';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRevalidator } from 'react-router';
import { catalogueMessages as messages } from '../messages.ts';

const useStyles = makeStyles({
  quiet: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
});

/** The courses could not be read: an empty list with a quiet way to try again (CAT-11, OP-12). */
export function CatalogueUnavailable(): ReactElement {
  const styles = useStyles();
  const revalidator = useRevalidator();
  return (
    <div className={styles.quiet}>
      <FormattedMessage {...messages.unavailable} />
      <Button
        appearance="subtle"
        icon={<ArrowClockwiseRegular fontSize={20} />}
        disabled={revalidator.state === 'loading'}
        onClick={() => void revalidator.revalidate()}
      >
        <FormattedMessage {...messages.reload} />
      </Button>
    </div>
  );
}
