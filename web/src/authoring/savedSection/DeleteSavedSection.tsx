import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { FormError } from '../../ui/form/FormError.tsx';
import { useToast } from '../../ui/toastContext.ts';
import { savedSectionMessages as messages } from './messages.ts';
import type { SavedSection } from './savedSection.ts';
import { useSavedSectionChanges } from './useSavedSectionChanges.ts';
import { useSavedSectionErrorText } from './useSavedSectionErrorText.ts';

/** Asks before a saved section goes: it goes for all authors. */
export function DeleteSavedSection({
  section: { id, name },
  onClosed,
}: {
  section: SavedSection;
  onClosed: () => void;
}): ReactElement {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useSavedSectionErrorText();
  const { pending, failure, remove } = useSavedSectionChanges(id);
  return (
    <ConfirmDialog
      title={intl.formatMessage(messages.removeTitle, { name })}
      confirm={intl.formatMessage(messages.remove)}
      pending={pending}
      onConfirmed={() =>
        remove(() => {
          toast({ intent: 'success', text: intl.formatMessage(messages.removed, { name }) });
          onClosed();
        })
      }
      onDismissed={onClosed}
    >
      <p style={{ margin: 0 }}>{intl.formatMessage(messages.removeText)}</p>
      {failure && !pending ? <FormError>{errorText(failure)}</FormError> : null}
    </ConfirmDialog>
  );
}
