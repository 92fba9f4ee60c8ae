import { mergeClasses } from '@fluentui/react-components';
import { useId, type ReactElement } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { ProfileColors } from '../../theme/createTheme.ts';
import { useColorFieldStyles } from './ColorField.styles.ts';
import type { ShownColor } from './colorCheck.ts';
import { useProfileFields } from './ProfileFormContext.ts';
import { isColor } from './profileRules.ts';
import { colorMessages as messages } from './colorMessages.ts';
import { ShownColorLine } from './ShownColorLine.tsx';
import { problemMessages } from './problemMessages.ts';

const labels: Readonly<Record<keyof ProfileColors, { name: MessageDescriptor; use: MessageDescriptor }>> = {
  primary: { name: messages.primary, use: messages.primaryUse },
  secondary: { name: messages.secondary, use: messages.secondaryUse },
  success: { name: messages.success, use: messages.successUse },
  warning: { name: messages.warning, use: messages.warningUse },
  error: { name: messages.error, use: messages.errorUse },
};

/** One of the five colours: the system's picker, its code, and its outcome in light and dark. */
export function ColorField({
  name,
  valid,
  shown,
}: {
  name: keyof ProfileColors;
  /** The colour as it was last written out. */
  valid: string;
  /** How the colour is drawn, empty while it is none. */
  shown: readonly ShownColor[];
}): ReactElement {
  const styles = useColorFieldStyles();
  const intl = useIntl();
  const id = useId();
  const { fields, set, problem } = useProfileFields();
  const value = fields.theme[name];
  const wrong =
    problem(`theme.${name}`) ?? (isColor(value) ? undefined : intl.formatMessage(problemMessages.problemColor));
  const change = (color: string): void => set({ theme: { ...fields.theme, [name]: color } });
  const label = intl.formatMessage(labels[name].name);
  return (
    <div className={styles.field}>
      <input
        type="color"
        className={styles.swatch}
        aria-label={intl.formatMessage(messages.pickColor, { name: label })}
        value={valid.toLowerCase()}
        onChange={(event) => change(event.target.value)}
      />
      <div className={styles.row}>
        <div className={styles.words}>
          <label htmlFor={id} className={styles.label}>
            {label}
          </label>
          <span className={styles.hint}>{intl.formatMessage(labels[name].use)}</span>
        </div>
        <input
          id={id}
          className={mergeClasses(styles.hex, wrong !== undefined && styles.invalid)}
          value={value}
          spellCheck={false}
          autoComplete="off"
          maxLength={7}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={`${id}-said`}
          onChange={(event) => change(event.target.value.trim())}
        />
      </div>
      <div id={`${id}-said`}>
        {wrong ? (
          <p className={styles.problem}>{wrong}</p>
        ) : (
          shown.map((entry) => <ShownColorLine key={entry.scheme} {...entry} />)
        )}
      </div>
    </div>
  );
}
