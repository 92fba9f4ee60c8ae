import { Button } from '@fluentui/react-components';
import { useId, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ModalDialog } from '../../ui/dialog/ModalDialog.tsx';
import { FormError } from '../../ui/form/FormError.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { savedSectionMessages as messages } from './messages.ts';
import { longestName, type SavedSection } from './savedSection.ts';
import { useSavedSectionChanges } from './useSavedSectionChanges.ts';
import { useSavedSectionErrorText } from './useSavedSectionErrorText.ts';

/** Gives a saved section another name. */
export function RenameSavedSection({
  section,
  onClosed,
}: {
  section: SavedSection;
  onClosed: () => void;
}): ReactElement {
  const intl = useIntl();
  const form = useId();
  const errorText = useSavedSectionErrorText();
  const { pending, failure, rename } = useSavedSectionChanges(section.id);
  const [name, setName] = useState(section.name);
  const trimmed = name.trim();
  const idle = trimmed === '' || trimmed === section.name || pending;
  return (
    <ModalDialog
      title={intl.formatMessage(messages.renameTitle)}
      onDismissed={onClosed}
      actions={
        <Button type="submit" form={form} appearance="primary" disabledFocusable={idle}>
          {intl.formatMessage(messages.rename)}
        </Button>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!idle) rename(trimmed, onClosed);
        }}
      >
        <TextField
          label={intl.formatMessage(messages.name)}
          value={name}
          maxLength={longestName}
          autoComplete="off"
          onChanged={setName}
        />
      </form>
      {failure && !pending ? <FormError>{errorText(failure)}</FormError> : null}
    </ModalDialog>
  );
}
