import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { lazy, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { Section } from '../../ui/Section.tsx';
import { integrationMessages as messages } from '../messages.ts';

const WorkspaceTokensPanel = lazy(() =>
  import('./WorkspaceTokensPanel.tsx').then((module) => ({ default: module.WorkspaceTokensPanel })),
);

const useStyles = makeStyles({
  text: {
    margin: 0,
    maxWidth: '72ch',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground2,
  },
});

/** Where admins see everyone's API tokens; their window loads when it is asked for. */
export function WorkspaceTokens(): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const [open, setOpen] = useState(false);
  return (
    <Section heading={intl.formatMessage(messages.apiTokens)}>
      <p className={styles.text}>{intl.formatMessage(messages.apiTokensText)}</p>
      <div>
        <Button onClick={() => setOpen(true)}>{intl.formatMessage(messages.showApiTokens)}</Button>
        {open ? (
          <LazyBoundary waiting={null}>
            <WorkspaceTokensPanel onClosed={() => setOpen(false)} />
          </LazyBoundary>
        ) : null}
      </div>
    </Section>
  );
}
