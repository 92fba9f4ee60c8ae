import { Button, DrawerBody, OverlayDrawer } from '@fluentui/react-components';
import { Dismiss24Regular } from '@fluentui/react-icons/svg/dismiss';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { lectureMessages as messages } from './messages.ts';

/** The outline on small screens, over the lecture. */
export function OutlineDrawer({
  open,
  onClosed,
  children,
}: {
  open: boolean;
  onClosed: () => void;
  children: ReactNode;
}): ReactElement {
  const intl = useIntl();
  return (
    <OverlayDrawer
      open={open}
      aria-label={intl.formatMessage(messages.outline)}
      onOpenChange={(_event, data) => {
        if (!data.open) onClosed();
      }}
    >
      <DrawerBody style={{ padding: 0, position: 'relative' }}>
        <Button
          appearance="subtle"
          style={{ position: 'absolute', insetInlineEnd: '8px', top: '8px', zIndex: 1 }}
          icon={<Dismiss24Regular />}
          aria-label={intl.formatMessage(messages.closeOutline)}
          onClick={onClosed}
        />
        {children}
      </DrawerBody>
    </OverlayDrawer>
  );
}
