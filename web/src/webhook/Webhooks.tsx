import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { lazy, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { LazyBoundary } from '../ui/LazyBoundary.tsx';
import { Section } from '../ui/Section.tsx';
import { webhookSectionMessages as messages } from './sectionMessages.ts';

const WebhooksPanel = lazy(() => import('./WebhooksPanel.tsx').then((module) => ({ default: module.WebhooksPanel })));

const useStyles = makeStyles({
  text: {
    margin: 0,
    maxWidth: '72ch',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground2,
  },
});

/** Where admins look after webhooks; their window loads when it is asked for. */
export function Webhooks(): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const [open, setOpen] = useState(false);
  return (
    <Section heading={intl.formatMessage(messages.heading)}>
      <p className={styles.text}>{intl.formatMessage(messages.text)}</p>
      <div>
        <Button onClick={() => setOpen(true)}>{intl.formatMessage(messages.manage)}</Button>
        {open ? (
          <LazyBoundary waiting={null}>
            <WebhooksPanel onClosed={() => setOpen(false)} />
          </LazyBoundary>
        ) : null}
      </div>
    </Section>
  );
}
