import { Button } from '@fluentui/react-components';
import { Suspense, useEffect, useRef, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { RetryBoundary } from '../routing/part/RetryBoundary.tsx';
import { ModalDialog } from '../ui/dialog/ModalDialog.tsx';
import { Section } from '../ui/Section.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { CreateWebhookForm } from './CreateWebhookForm.tsx';
import { webhookMessages as messages } from './messages.ts';
import { SecretDialog } from './SecretDialog.tsx';
import { useWebhookStyles } from './Webhook.styles.ts';
import { WebhookList } from './WebhookList.tsx';
import { WebhookTexts } from './WebhookTexts.tsx';

/** The webhooks of the workspace: add, change, try, delete (BEY-43). */
export const WebhooksPanel = ({ onClosed }: { onClosed: () => void }): ReactElement => (
  <WebhookTexts>
    <Panel onClosed={onClosed} />
  </WebhookTexts>
);

function Panel({ onClosed }: { onClosed: () => void }): ReactElement {
  const intl = useIntl();
  const styles = useWebhookStyles();
  const [adding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const [changes, setChanges] = useState(0);
  const begin = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const wasBusy = useRef(false);
  const busy = adding || secret !== null;
  // What had the focus is gone with the form: the button that opened it is back.
  useEffect(() => {
    if (wasBusy.current && !busy) {
      begin.current?.focus();
    }
    wasBusy.current = busy;
  }, [busy]);
  return (
    <ModalDialog placement="side" title={intl.formatMessage(messages.title)} onDismissed={onClosed}>
      <p className={styles.text}>{intl.formatMessage(messages.about)}</p>
      {adding ? (
        <CreateWebhookForm
          onCreated={(created) => {
            setAdding(false);
            setSecret(created);
            setChanges((count) => count + 1);
          }}
          onCancelled={() => setAdding(false)}
        />
      ) : (
        <div>
          <Button ref={begin} appearance="primary" onClick={() => setAdding(true)}>
            {intl.formatMessage(messages.add)}
          </Button>
        </div>
      )}
      {secret === null ? null : <SecretDialog secret={secret} onClosed={() => setSecret(null)} />}
      <div ref={list} tabIndex={-1} className={styles.focusable}>
        <Section heading={intl.formatMessage(messages.list)}>
          <RetryBoundary>
            <Suspense fallback={<Skeleton height={96} />}>
              <WebhookList
                changes={changes}
                onChanged={() => setChanges((count) => count + 1)}
                onDeleted={() => {
                  // The button that was pressed goes with its webhook.
                  list.current?.focus();
                  setChanges((count) => count + 1);
                }}
              />
            </Suspense>
          </RetryBoundary>
        </Section>
      </div>
    </ModalDialog>
  );
}
