import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { FormError } from '../../ui/form/FormError.tsx';
import { settingsMessages as messages } from './settingsMessages.ts';
import { useSettingsFormStyles } from './SettingsForm.styles.ts';

/** Saves the form it stands in, and says above itself why it could not. It keeps the focus while it waits. */
export function SaveButton({
  label,
  pending,
  refusal,
}: {
  label: MessageDescriptor;
  pending: boolean;
  refusal: string | null;
}): ReactElement {
  const styles = useSettingsFormStyles();
  return (
    <>
      <FormError>{refusal}</FormError>
      <div className={styles.actions}>
        <Button type="submit" appearance="primary" size="large" disabledFocusable={pending}>
          <FormattedMessage {...(pending ? messages.saving : label)} />
        </Button>
      </div>
    </>
  );
}
