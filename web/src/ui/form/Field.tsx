import { mergeClasses } from '@fluentui/react-components';
import { useId, type ReactElement, type ReactNode } from 'react';
import { useFieldStyles } from './Field.styles.ts';

/** What a control inside a field must carry. */
export interface FieldControl {
  id: string;
  className: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** The label of a control, a hint below it, and in the hint's place what is wrong with its value. */
export function Field({
  label,
  note,
  hint,
  problem,
  after,
  children,
}: {
  label: ReactNode;
  /** A word beside the label, for example that the field may stay empty. */
  note?: ReactNode;
  hint?: ReactNode;
  problem?: ReactNode;
  /** Stands in the frame behind the control. */
  after?: ReactNode;
  children: (control: FieldControl) => ReactElement;
}): ReactElement {
  const styles = useFieldStyles();
  const id = useId();
  const said = problem || hint;
  return (
    <div className={styles.field}>
      <div className={styles.label}>
        <label htmlFor={id}>{label}</label>
        {note ? <span className={styles.note}>{note}</span> : null}
      </div>
      <div className={mergeClasses(styles.frame, problem ? styles.invalid : undefined)}>
        {children({
          id,
          className: styles.input,
          'aria-invalid': problem ? true : undefined,
          'aria-describedby': said ? `${id}-said` : undefined,
        })}
        {after}
      </div>
      {said ? (
        <p id={`${id}-said`} className={problem ? styles.problem : styles.hint}>
          {said}
        </p>
      ) : null}
    </div>
  );
}
