import { Button } from '@fluentui/react-components';
import { Suspense, useEffect, useRef, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { RetryBoundary } from '../../routing/part/RetryBoundary.tsx';
import { ModalDialog } from '../../ui/dialog/ModalDialog.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useApiTokenStyles } from './ApiToken.styles.ts';
import { ApiTokenTexts } from './ApiTokenTexts.tsx';
import { CreateTokenForm } from './CreateTokenForm.tsx';
import { apiTokenMessages as messages } from './messages.ts';
import { NewTokenDialog } from './NewTokenDialog.tsx';
import { OwnTokenList } from './OwnTokenList.tsx';

/** The API tokens of the viewer: make, rotate, revoke (BEY-42). */
export const ApiTokensPanel = ({ onClosed }: { onClosed: () => void }): ReactElement => (
  <ApiTokenTexts>
    <Panel onClosed={onClosed} />
  </ApiTokenTexts>
);

function Panel({ onClosed }: { onClosed: () => void }): ReactElement {
  const intl = useIntl();
  const styles = useApiTokenStyles();
  const [making, setMaking] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  const [changes, setChanges] = useState(0);
  const begin = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const wasBusy = useRef(false);
  const busy = making || token !== null;
  // What had the focus is gone with the form: the button that opened it is back.
  useEffect(() => {
    if (wasBusy.current && !busy) begin.current?.focus();
    wasBusy.current = busy;
  }, [busy]);
  return (
    <ModalDialog placement="side" title={intl.formatMessage(messages.title)} onDismissed={onClosed}>
      <p className={styles.text}>{intl.formatMessage(messages.about)}</p>
      {making ? (
        <CreateTokenForm
          onCreated={(created) => {
            setMaking(false);
            setToken(created);
            setChanges(changes + 1);
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
      {token === null ? null : <NewTokenDialog token={token} onClosed={() => setToken(null)} />}
      <div ref={list} tabIndex={-1} className={styles.focusable}>
        <Section heading={intl.formatMessage(messages.list)}>
          <RetryBoundary>
            <Suspense fallback={<Skeleton height={96} />}>
              <OwnTokenList
                changes={changes}
                onRevoked={() => {
                  // The button that was pressed goes with its token.
                  list.current?.focus();
                  setChanges(changes + 1);
                }}
              />
            </Suspense>
          </RetryBoundary>
        </Section>
      </div>
    </ModalDialog>
  );
}
