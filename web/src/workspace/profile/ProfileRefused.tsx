import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { links } from '../../routing/links.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Page } from '../../ui/Page.tsx';
import { refusedMessages as messages } from './refusedMessages.ts';
import { workspaceMessages } from '../messages.ts';

const useStyles = makeStyles({
  text: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400, maxWidth: '60ch' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

/** Tells someone who may not change the profile the workspace why, and what to do (OP-82). `expired` is whether its trial is over. */
export function ProfileRefused({ expired }: { expired: boolean }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  return (
    <Page title={intl.formatMessage(workspaceMessages.title)} width="form">
      <p className={styles.text}>{intl.formatMessage(expired ? messages.refusedExpired : messages.refused)}</p>
      <p className={styles.text}>{intl.formatMessage(expired ? messages.refusedExpiredWhat : messages.refusedWhat)}</p>
      <div className={styles.actions}>
        <ButtonLink appearance="primary" to={links.dashboard}>
          {intl.formatMessage(messages.toDashboard)}
        </ButtonLink>
        <ButtonLink to={links.courses}>{intl.formatMessage(messages.toCourses)}</ButtonLink>
      </div>
    </Page>
  );
}
