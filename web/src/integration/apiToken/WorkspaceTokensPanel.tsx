import { Suspense, useRef, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useApiTokenStyles } from '../../identity/apiToken/ApiToken.styles.ts';
import { ApiTokenTexts } from '../../identity/apiToken/ApiTokenTexts.tsx';
import { RetryBoundary } from '../../routing/part/RetryBoundary.tsx';
import { ModalDialog } from '../../ui/dialog/ModalDialog.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { workspaceTokenMessages as messages } from './messages.ts';
import { WorkspaceTokenList } from './WorkspaceTokenList.tsx';

/** The API tokens of everyone, for admins (BEY-42). */
export const WorkspaceTokensPanel = ({ onClosed }: { onClosed: () => void }): ReactElement => (
  <ApiTokenTexts>
    <Panel onClosed={onClosed} />
  </ApiTokenTexts>
);

function Panel({ onClosed }: { onClosed: () => void }): ReactElement {
  const intl = useIntl();
  const styles = useApiTokenStyles();
  const [changes, setChanges] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  return (
    <ModalDialog placement="side" title={intl.formatMessage(messages.title)} onDismissed={onClosed}>
      <p className={styles.text}>{intl.formatMessage(messages.about)}</p>
      <div ref={list} tabIndex={-1} className={styles.focusable}>
        <RetryBoundary>
          <Suspense fallback={<Skeleton height={96} />}>
            <WorkspaceTokenList
              changes={changes}
              onRevoked={() => {
                // The button that was pressed goes with its token.
                list.current?.focus();
                setChanges(changes + 1);
              }}
            />
          </Suspense>
        </RetryBoundary>
      </div>
    </ModalDialog>
  );
}
