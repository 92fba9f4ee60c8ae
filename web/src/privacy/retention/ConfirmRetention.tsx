import { Suspense, useEffect, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { Failure } from '../../errors/errorText.ts';
import { useErrorText } from '../../errors/useErrorText.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { FormError } from '../../ui/form/FormError.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { RetryBoundary } from '../../routing/part/RetryBoundary.tsx';
import { privacyMessages as messages } from '../messages.ts';
import type { RetentionValues } from './retentionForm.ts';
import { useRetentionPreview } from './useRetentionPreview.ts';

/** Asks before things go: says how much, and that it does not come back. Nobody agrees before that can be read. */
export function ConfirmRetention({
  values,
  pending,
  failure,
  onConfirmed,
  onDismissed,
}: {
  values: RetentionValues;
  pending: boolean;
  failure: Failure | null;
  onConfirmed: () => void;
  onDismissed: () => void;
}): ReactElement {
  const intl = useIntl();
  const errorText = useErrorText();
  const [isShown, setShown] = useState(false);
  return (
    <ConfirmDialog
      title={intl.formatMessage(messages.confirmTitle)}
      confirm={intl.formatMessage(pending ? messages.saving : messages.confirm)}
      pending={pending || !isShown}
      onConfirmed={onConfirmed}
      onDismissed={onDismissed}
    >
      {failure && !pending ? <FormError>{errorText(failure)}</FormError> : null}
      <RetryBoundary>
        <Suspense fallback={<Skeleton height={72} />}>
          <Losses values={values} onShown={setShown} />
        </Suspense>
      </RetryBoundary>
    </ConfirmDialog>
  );
}

function Losses({
  values,
  onShown,
}: {
  values: RetentionValues;
  onShown: (isShown: boolean) => void;
}): ReactElement | null {
  const intl = useIntl();
  const preview = useRetentionPreview(values);
  const isThere = preview !== null;
  useEffect(() => {
    onShown(isThere);
    return () => onShown(false);
  }, [isThere, onShown]);
  if (!preview) return null;
  const { factCount, auditEntryCount, accountCount } = preview;
  const losses = [
    factCount > 0 ? intl.formatMessage(messages.losesFacts, { count: factCount }) : null,
    auditEntryCount > 0 ? intl.formatMessage(messages.losesAudit, { count: auditEntryCount }) : null,
    accountCount > 0 ? intl.formatMessage(messages.losesAccounts, { count: accountCount }) : null,
  ].filter((text) => text !== null);
  return losses.length === 0 ? (
    <p style={{ margin: 0 }}>{intl.formatMessage(messages.losesNothing)}</p>
  ) : (
    <>
      <ul style={{ margin: 0, paddingInlineStart: '20px' }}>
        {losses.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p style={{ margin: 0 }}>{intl.formatMessage(messages.forEver)}</p>
    </>
  );
}
