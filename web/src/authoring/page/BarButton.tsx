import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { Keys } from '../../editing/richText/commands.ts';
import { withKeys } from '../../editing/richText/keysText.ts';

/** A button of the editing bar that shows an icon alone. */
export function BarButton({
  name,
  icon,
  keys = null,
  off = false,
  onClick,
}: {
  name: string;
  icon: ReactElement;
  /** That do the same. */
  keys?: Keys | null;
  off?: boolean;
  onClick: () => void;
}): ReactElement {
  const intl = useIntl();
  return (
    <Button
      appearance="subtle"
      icon={icon}
      aria-label={name}
      title={withKeys(intl, name, keys)}
      disabledFocusable={off}
      onClick={onClick}
    />
  );
}
