import { Checkbox } from '@fluentui/react-components';
import type { ReactElement } from 'react';

/** A box of the first column. `extend` says that the shift key was held: all from the one before are meant. */
export function SelectBox({
  name,
  checked,
  onChanged,
  onEscape,
}: {
  /** For those who do not see beside what it stands. */
  name: string;
  checked: boolean | 'mixed';
  onChanged: (checked: boolean, extend: boolean) => void;
  onEscape: () => void;
}): ReactElement {
  return (
    <Checkbox
      aria-label={name}
      checked={checked}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onEscape();
      }}
      onChange={({ nativeEvent }, data) =>
        onChanged(data.checked !== false, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  );
}
