import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { links } from '../../routing/links.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Page } from '../../ui/Page.tsx';
import { shellMessages } from '../messages.ts';
import { siteMessages as messages } from './siteMessages.ts';

const useStyles = makeStyles({
  text: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: '1.55',
    color: tokens.colorNeutralForeground2,
  },
  host: {
    alignSelf: 'flex-start',
    maxWidth: '100%',
    boxSizing: 'border-box',
    margin: 0,
    padding: '8px 12px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground2,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    overflowWrap: 'anywhere',
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '12px', paddingTop: '8px' },
});

/** What stands at a host that can be taken for a trial (OP-48): what the address offers and how to take it. */
export function TrialOfferPage({ days }: { days: number }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  return (
    <Page title={intl.formatMessage(messages.offerTitle)} width="form">
      <p className={styles.host}>{window.location.host}</p>
      <p className={styles.text}>
        <FormattedMessage {...messages.offerText} values={{ days }} />
      </p>
      <p className={styles.text}>
        <FormattedMessage {...messages.offerNext} />
      </p>
      <div className={styles.actions}>
        <ButtonLink appearance="primary" size="large" to={links.register}>
          <FormattedMessage {...messages.offerRegister} />
        </ButtonLink>
        <ButtonLink size="large" to={links.signIn}>
          <FormattedMessage {...shellMessages.signIn} />
        </ButtonLink>
      </div>
    </Page>
  );
}
