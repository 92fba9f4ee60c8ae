import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { InfoRegular } from '@fluentui/react-icons/svg/info';
import type { ReactElement } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { ShownColor } from './colorCheck.ts';
import { colorMessages as messages } from './colorMessages.ts';

/** What becomes of a colour, by scheme and change. */
const texts: Readonly<Record<ShownColor['scheme'], Record<ShownColor['adjusted'], MessageDescriptor>>> = {
  light: { none: messages.lightAsIs, darker: messages.lightDarker, lighter: messages.lightLighter },
  dark: { none: messages.darkAsIs, darker: messages.darkDarker, lighter: messages.darkLighter },
};

/** Says the outcome of a colour in one scheme: it stays, or is made darker or lighter until it can be read. */
export function ShownColorLine({ scheme, shown, adjusted }: ShownColor): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  return (
    <p className={styles.check}>
      {adjusted === 'none' ? (
        <CheckmarkCircleRegular className={mergeClasses(styles.mark, styles.good)} fontSize={16} aria-hidden />
      ) : (
        <InfoRegular className={styles.mark} fontSize={16} aria-hidden />
      )}
      <span>
        {adjusted === 'none' ? null : <span className={styles.dot} style={{ backgroundColor: shown }} aria-hidden />}
        {intl.formatMessage(texts[scheme][adjusted], { color: shown })}
      </span>
    </p>
  );
}

const useStyles = makeStyles({
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
