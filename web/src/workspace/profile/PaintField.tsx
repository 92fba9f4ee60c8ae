import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '../../ui/form/TextField.tsx';
import { isColor } from './profileRules.ts';
import { buttonMessages as messages } from './buttonMessages.ts';
import { colorMessages } from './colorMessages.ts';

const useStyles = makeStyles({
  swatch: {
    flexShrink: 0,
    boxSizing: 'border-box',
    width: '32px',
    height: '32px',
    marginInlineEnd: '6px',
    padding: '2px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorNeutralBackground1,
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    '::-webkit-color-swatch-wrapper': { padding: 0 },
    '::-webkit-color-swatch': { border: 'none', borderRadius: '2px' },
  },
  // No colour was chosen, so none is shown.
  empty: {
    borderTopStyle: 'dashed',
    borderRightStyle: 'dashed',
    borderBottomStyle: 'dashed',
    borderLeftStyle: 'dashed',
    '::-webkit-color-swatch': { opacity: 0 },
    // Where the selector is unknown the rule alone would be an error.
    '@supports selector(::-moz-color-swatch)': { '::-moz-color-swatch': { opacity: 0 } },
  },
});

/** A colour that may stay empty: its code, and the system's picker beside it. */
export function PaintField({
  label,
  value,
  problem,
  onChanged,
}: {
  label: string;
  value: string;
  problem: string | undefined;
  onChanged: (value: string) => void;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  return (
    <TextField
      label={label}
      placeholder={intl.formatMessage(messages.asDefault)}
      autoComplete="off"
      maxLength={40}
      value={value}
      problem={problem}
      after={
        <input
          type="color"
          className={mergeClasses(styles.swatch, value === '' && styles.empty)}
          aria-label={intl.formatMessage(colorMessages.pickColor, { name: label })}
          value={isColor(value) ? value.toLowerCase() : '#ffffff'}
          onChange={(event) => onChanged(event.target.value)}
        />
      }
      onChanged={(next) => onChanged(next.trim())}
    />
  );
}
