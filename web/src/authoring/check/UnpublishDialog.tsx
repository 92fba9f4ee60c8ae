import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { checkMessages as messages } from './messages.ts';

/** Asks before a course leaves the catalogue, and says for how many people, and what happens to them (CRS-15, OP-53, OP-134, OP-217). */
export function UnpublishDialog({
  course,
  learnerCount,
  onConfirmed,
  onDismissed,
}: {
  /** Its name. */
  course: string;
  /** How many people have ever enrolled; null where that is not known. */
  learnerCount: number | null;
  onConfirmed: () => void;
  onDismissed: () => void;
}): ReactElement {
  const intl = useIntl();
  return (
    <ConfirmDialog
      title={intl.formatMessage(messages.unpublishTitle, { course })}
      confirm={intl.formatMessage(messages.unpublishConfirm)}
      stay={intl.formatMessage(messages.unpublishStay)}
      onConfirmed={onConfirmed}
      onDismissed={onDismissed}
    >
      <div>
        {learnerCount === null ? (
          <FormattedMessage {...messages.unpublishUncounted} />
        ) : (
          <FormattedMessage {...messages.unpublishLearners} values={{ count: learnerCount }} />
        )}
      </div>
      <div>
        <FormattedMessage {...messages.unpublishNew} /> <FormattedMessage {...messages.unpublishBack} />
      </div>
    </ConfirmDialog>
  );
}
