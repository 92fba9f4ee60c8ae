import { Button } from '@fluentui/react-components';
import { Suspense, useEffect, useRef, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useApiTokenStyles } from '../../identity/apiToken/ApiToken.styles.ts';
import { ApiTokenTexts } from '../../identity/apiToken/ApiTokenTexts.tsx';
import { RetryBoundary } from '../../routing/part/RetryBoundary.tsx';
import { ModalDialog } from '../../ui/dialog/ModalDialog.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CreateServiceAccountForm } from './CreateServiceAccountForm.tsx';
import { serviceAccountMessages as messages } from './messages.ts';
import { ServiceAccountList } from './ServiceAccountList.tsx';

/** The service accounts of the workspace: make, change, disable, delete, and their tokens (BEY-42). */
export const ServiceAccountsPanel = ({ onClosed }: { onClosed: () => void }): ReactElement => (
  <ApiTokenTexts>
    <Panel onClosed={onClosed} />
  </ApiTokenTexts>
);

function Panel({ onClosed }: { onClosed: () => void }): ReactElement {
  const intl = useIntl();
  const styles = useApiTokenStyles();
  const [making, setMaking] = useState(false);
  const [changes, setChanges] = useState(0);
  const begin = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const wasMaking = useRef(false);
  // What had the focus is gone with the form: the button that opened it is back.
  useEffect(() => {
    if (wasMaking.current && !making) {
      begin.current?.focus();
    }
    wasMaking.current = making;
  }, [making]);
  const readAgain = (): void => setChanges((count) => count + 1);
  return (
    <ModalDialog placement="side" title={intl.formatMessage(messages.title)} onDismissed={onClosed}>
      <p className={styles.text}>{intl.formatMessage(messages.about)}</p>
      {making ? (
        <CreateServiceAccountForm
          onCreated={() => {
            setMaking(false);
            readAgain();
          }}
          onCancelled={() => setMaking(false)}
        />
      ) : (
        <div>
          <Button ref={begin} appearance="primary" onClick={() => setMaking(true)}>
            {intl.formatMessage(messages.begin)}
          </Button>
        </div>
      )}
      <div ref={list} tabIndex={-1} className={styles.focusable}>
        <Section heading={intl.formatMessage(messages.list)}>
          <RetryBoundary>
            <Suspense fallback={<Skeleton height={96} />}>
              <ServiceAccountList
                changes={changes}
                onChanged={readAgain}
                onDeleted={() => {
                  // The button that was pressed goes with its account.
                  list.current?.focus();
                  readAgain();
                }}
              />
            </Suspense>
          </RetryBoundary>
        </Section>
      </div>
    </ModalDialog>
  );
}
