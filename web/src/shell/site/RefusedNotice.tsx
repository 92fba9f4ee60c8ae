import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { signInFrom } from '../../routing/links.ts';
import type { Refused } from '../../routing/refused.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { useShell } from '../../viewer/useShell.ts';
import { siteMessages as messages } from './siteMessages.ts';

const useStyles = makeStyles({
  notice: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexWrap: 'wrap',
    columnGap: '16px',
    rowGap: '8px',
    paddingInline: '16px',
    paddingBlock: '8px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorBrandBackground2,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});

/** Why the page that was asked for did not open, and the way to it: signing in comes back to it (NAV-02, NAV-03). Where a trial is
 * over it is that, which the banner above says more about (TRIAL-04). */
export function RefusedNotice({ refused: { from, signedIn } }: { refused: Refused }): ReactElement {
  const styles = useStyles();
  const { data } = useShell();
  const expired = data?.workspace?.trial?.expired ?? false;
  return (
    <div role="status" className={styles.notice}>
      {signedIn ? (
        <FormattedMessage {...(expired ? messages.trialTurnedAway : messages.lacksRights)} />
      ) : (
        <>
          <FormattedMessage {...messages.signInFirst} />
          <ButtonLink appearance="primary" to={signInFrom(from)}>
            <FormattedMessage {...messages.signInToOpen} />
          </ButtonLink>
        </>
      )}
    </div>
  );
}
