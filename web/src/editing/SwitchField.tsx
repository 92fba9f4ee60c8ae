import { makeStyles, tokens } from '@fluentui/react-components';
import { useId, type ReactElement, type ReactNode } from 'react';
import { Choice } from '../ui/form/Choice.tsx';

/** Something that is so or not. */
export function SwitchField({
  label,
  hint,
  checked,
  onChanged,
}: {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onChanged: (checked: boolean) => void;
}): ReactElement {
  const styles = useStyles();
  const id = useId();
  return (
    <div>
      <Choice
        type="checkbox"
        checked={checked}
        describedBy={hint ? id : undefined}
        onChosen={() => onChanged(!checked)}
      >
        {label}
      </Choice>
      {hint ? (
        <p id={id} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}

const useStyles = makeStyles({
  hint: {
    margin: 0,
    paddingInlineStart: '30px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
});
