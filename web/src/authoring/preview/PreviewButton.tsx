import { Button } from '@fluentui/react-components';
import { PhoneDesktop20Regular } from '@fluentui/react-icons/svg/phone-desktop';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { previewMessages as messages } from './messages.ts';
import { previewShortcut } from './previewKeys.ts';

/** Opens the preview; the way back gives it the focus when there is no better place. */
export function PreviewButton({ onPreview }: { onPreview: () => void }): ReactElement {
  const intl = useIntl();
  return (
    <Button
      appearance="subtle"
      icon={<PhoneDesktop20Regular />}
      title={intl.formatMessage(messages.openByKeys, { keys: previewShortcut.shown })}
      aria-keyshortcuts={previewShortcut.aria}
      data-previews
      onClick={onPreview}
    >
      {intl.formatMessage(messages.open)}
    </Button>
  );
}
