import { Button } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ModalDialog } from '../../ui/dialog/ModalDialog.tsx';
import { catalogueMessages as messages } from '../messages.ts';

/** The filters on a screen without room for them beside the list. */
export function FilterSheet({
  results,
  onReset,
  onDismissed,
  children,
}: {
  /** How many courses match as things are. */
  results: number;
  /** Absent while nothing is filtered. */
  onReset: (() => void) | undefined;
  onDismissed: () => void;
  children: ReactNode;
}): ReactElement {
  return (
    <ModalDialog
      placement="bottom"
      title={<FormattedMessage {...messages.filters} />}
      onDismissed={onDismissed}
      actions={
        <>
          {onReset ? (
            <Button appearance="subtle" onClick={onReset}>
              <FormattedMessage {...messages.reset} />
            </Button>
          ) : null}
          <Button appearance="primary" onClick={onDismissed}>
            <FormattedMessage {...messages.showResults} values={{ count: results }} />
          </Button>
        </>
      }
    >
      {children}
    </ModalDialog>
  );
}
