import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { compareMessages } from './compare/compareMessages.ts';
import { restoreMessages } from './restore/restoreMessages.ts';

/** What can be done with a version besides naming it. */
export function RevisionActions({
  when,
  restorable,
  onCompared,
  onRestored,
}: {
  /** When it was saved, in words. */
  when: string;
  /** Whether the course can be changed now. */
  restorable: boolean;
  /** Null where there is no other version. */
  onCompared: (() => void) | null;
  /** Null for the course as it is now, and where it is only looked at. */
  onRestored: (() => void) | null;
}): ReactElement {
  const intl = useIntl();
  return (
    <>
      {onCompared ? (
        <Button size="small" aria-label={intl.formatMessage(compareMessages.compareOf, { when })} onClick={onCompared}>
          {intl.formatMessage(compareMessages.compare)}
        </Button>
      ) : null}
      {onRestored ? (
        <Button
          size="small"
          disabledFocusable={!restorable}
          title={restorable ? undefined : intl.formatMessage(restoreMessages.readOnly)}
          aria-label={intl.formatMessage(restoreMessages.restoreOf, { when })}
          onClick={onRestored}
        >
          {intl.formatMessage(restoreMessages.restore)}
        </Button>
      ) : null}
    </>
  );
}
