import { Checkbox, makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';

// What is pressed is as large as what is seen; in large type it would reach over the edge of the window.
const useStyles = makeStyles({ input: { width: '100%', height: '100%' } });

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
  const styles = useStyles();
  return (
    <Checkbox
      aria-label={name}
      input={{ className: styles.input }}
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
