import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { InfoRegular } from '@fluentui/react-icons/svg/info';
import { useId, type ReactElement } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { ProfileColors } from '../../theme/createTheme.ts';
import type { ShownColor } from './colorCheck.ts';
import { useProfileFields } from './ProfileFormContext.ts';
import { isColor } from './profileRules.ts';
import { colorMessages as messages } from './colorMessages.ts';
import { problemMessages } from './problemMessages.ts';

const useStyles = makeStyles({
  field: { display: 'grid', gridTemplateColumns: '56px minmax(0, 1fr)', columnGap: '12px', rowGap: '4px' },
  // The system's own picker, shown as a swatch.
  swatch: {
    gridRow: 'span 3',
    boxSizing: 'border-box',
    width: '56px',
    height: '56px',
    padding: '3px',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
    '::-webkit-color-swatch-wrapper': { padding: 0 },
    '::-webkit-color-swatch': { border: 'none', borderRadius: '6px' },
    // Where the selector is unknown the rule alone would be an error.
    '@supports selector(::-moz-color-swatch)': { '::-moz-color-swatch': { border: 'none', borderRadius: '6px' } },
  },
  // In large type the code goes below the words.
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    columnGap: '12px',
    rowGap: '4px',
  },
  words: { display: 'flex', flexDirection: 'column', flex: '1 1 7em', minWidth: 0, overflowWrap: 'anywhere' },
  label: {
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  hint: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  hex: {
    boxSizing: 'border-box',
    flexShrink: 0,
    width: '7.2em',
    maxWidth: '100%',
    minHeight: '40px',
    paddingInline: '8px',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase300,
    outlineStyle: 'none',
    ':focus-visible': { outline: `2px solid ${tokens.colorCompoundBrandStroke}`, outlineOffset: '-1px' },
  },
  invalid: { border: `1px solid ${tokens.colorStatusDangerBorder1}` },
  problem: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorStatusDangerForeground1,
  },
  check: {
    margin: 0,
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, 1fr)',
    columnGap: '6px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
  },
  // As high as the first line, whatever the size of type.
  mark: { height: tokens.lineHeightBase200, alignSelf: 'start' },
  good: { color: tokens.colorStatusSuccessForeground1 },
  dot: {
    display: 'inline-block',
    width: '12px',
    height: '12px',
    // Before the words: after them it would stand alone in a line of its own.
    marginInlineEnd: '6px',
    verticalAlign: '-1px',
    borderRadius: tokens.borderRadiusCircular,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    forcedColorAdjust: 'none',
  },
});

const labels: Readonly<Record<keyof ProfileColors, { name: MessageDescriptor; use: MessageDescriptor }>> = {
  primary: { name: messages.primary, use: messages.primaryUse },
  secondary: { name: messages.secondary, use: messages.secondaryUse },
  success: { name: messages.success, use: messages.successUse },
  warning: { name: messages.warning, use: messages.warningUse },
  error: { name: messages.error, use: messages.errorUse },
};

/** One of the five colours: the system's picker, its code, and what becomes of it in light and dark. */
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
  const styles = useStyles();
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
          shown.map((entry) => <Shown key={entry.scheme} {...entry} />)
        )}
      </div>
    </div>
  );
}

function Shown({ scheme, shown, adjusted }: ShownColor): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const text =
    adjusted === 'none'
      ? scheme === 'light'
        ? messages.lightAsIs
        : messages.darkAsIs
      : scheme === 'light'
        ? adjusted === 'darker'
          ? messages.lightDarker
          : messages.lightLighter
        : adjusted === 'darker'
          ? messages.darkDarker
          : messages.darkLighter;
  return (
    <p className={styles.check}>
      {adjusted === 'none' ? (
        <CheckmarkCircleRegular className={mergeClasses(styles.mark, styles.good)} fontSize={16} aria-hidden />
      ) : (
        <InfoRegular className={styles.mark} fontSize={16} aria-hidden />
      )}
      <span>
        {adjusted === 'none' ? null : <span className={styles.dot} style={{ backgroundColor: shown }} aria-hidden />}
        {intl.formatMessage(text, { color: shown })}
      </span>
    </p>
  );
}
