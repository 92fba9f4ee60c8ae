import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { lazy, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { Section } from '../../ui/Section.tsx';
import { integrationMessages as messages } from '../messages.ts';

const WorkspaceTokensPanel = lazy(() =>
  import('./WorkspaceTokensPanel.tsx').then((module) => ({ default: module.WorkspaceTokensPanel })),
);

const ServiceAccountsPanel = lazy(() =>
  import('../serviceAccount/ServiceAccountsPanel.tsx').then((module) => ({ default: module.ServiceAccountsPanel })),
);

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  text: {
    margin: 0,
    maxWidth: '72ch',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground2,
  },
});

/** Where admins see everyone's API tokens and look after service accounts; each window loads when it is asked for. */
export function WorkspaceTokens(): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const [open, setOpen] = useState<'tokens' | 'accounts' | null>(null);
  return (
    <Section heading={intl.formatMessage(messages.apiTokens)}>
      <p className={styles.text}>{intl.formatMessage(messages.apiTokensText)}</p>
      <div className={styles.actions}>
        <Button onClick={() => setOpen('tokens')}>{intl.formatMessage(messages.showApiTokens)}</Button>
        <Button onClick={() => setOpen('accounts')}>{intl.formatMessage(messages.manageServiceAccounts)}</Button>
        <LazyBoundary waiting={null}>
          {open === 'tokens' ? <WorkspaceTokensPanel onClosed={() => setOpen(null)} /> : null}
          {open === 'accounts' ? <ServiceAccountsPanel onClosed={() => setOpen(null)} /> : null}
        </LazyBoundary>
      </div>
    </Section>
  );
}
