import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Comment16Regular } from '@fluentui/react-icons/svg/comment';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { commentsMessages as messages } from './messages.ts';

const mostShown = 99;

/** How many conversations are open: in the corner of the tab that it stands in, or with an icon behind a name. Read out in words. */
export function OpenCount({
  id,
  count,
  withIcon = false,
}: {
  id?: string;
  count: number;
  /** Where no words beside it say what is counted. */
  withIcon?: boolean;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const words = intl.formatMessage(messages.openCount, { count });
  return (
    <span id={id} className={mergeClasses(styles.count, !withIcon && styles.pill)} title={words}>
      {withIcon ? <Comment16Regular aria-hidden /> : null}
      <span aria-hidden>{count > mostShown ? `${intl.formatNumber(mostShown)}+` : intl.formatNumber(count)}</span>
      {/* Apart from the name before it. */}
      <VisuallyHidden> {words}</VisuallyHidden>
    </span>
  );
}

const useStyles = makeStyles({
  count: {
    flexShrink: 0,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2px',
    marginInlineStart: '6px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightRegular,
    fontVariantNumeric: 'tabular-nums',
  },
  // In the corner of its tab: five names leave no room beside them.
  pill: {
    position: 'absolute',
    top: '1px',
    insetInlineEnd: '8px',
    justifyContent: 'center',
    minWidth: '16px',
    boxSizing: 'border-box',
    marginInlineStart: 0,
    paddingInline: '4px',
    fontSize: tokens.fontSizeBase100,
    lineHeight: '14px',
    borderRadius: tokens.borderRadiusCircular,
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground5,
  },
});
