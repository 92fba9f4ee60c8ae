import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';

/** A button of the editing bar that shows an icon alone. */
export function BarButton({
  name,
  icon,
  off = false,
  onClick,
}: {
  name: string;
  icon: ReactElement;
  off?: boolean;
  onClick: () => void;
}): ReactElement {
  return (
    <Button appearance="subtle" icon={icon} aria-label={name} title={name} disabledFocusable={off} onClick={onClick} />
  );
}
