import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowReset20Regular } from '@fluentui/react-icons/svg/arrow-reset';
import { Desktop20Regular } from '@fluentui/react-icons/svg/desktop';
import { Phone20Regular } from '@fluentui/react-icons/svg/phone';
import { useEffect, useRef, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { previewMessages as messages } from './messages.ts';
import type { PreviewWidth } from './usePreview.ts';

const widths = [
  { width: 'desktop', icon: <Desktop20Regular /> },
  { width: 'phone', icon: <Phone20Regular /> },
] as const;

/** In place of the editing bar while a lecture is previewed (OP-220). It takes the focus, so that it is heard first. */
export function PreviewBar({
  width,
  onWidth,
  onStartOver,
  onClose,
}: {
  width: PreviewWidth;
  onWidth: (width: PreviewWidth) => void;
  onStartOver: () => void;
  onClose: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const bar = useRef<HTMLElement>(null);
  useEffect(() => bar.current?.focus({ preventScroll: true }), []);
  const text = (name: keyof typeof messages): string => intl.formatMessage(messages[name]);
  return (
    <section ref={bar} tabIndex={-1} aria-label={text('bar')} className={styles.bar}>
      <p className={styles.text}>{text('bar')}</p>
      <div role="group" aria-label={text('width')} className={styles.widths}>
        {widths.map((each) => (
          <Button
            key={each.width}
            appearance={each.width === width ? 'primary' : 'subtle'}
            aria-pressed={each.width === width}
            icon={each.icon}
            onClick={() => onWidth(each.width)}
          >
            {text(each.width)}
          </Button>
        ))}
      </div>
      <Button appearance="subtle" icon={<ArrowReset20Regular />} onClick={onStartOver}>
        {text('startOver')}
      </Button>
      <Button onClick={onClose}>{text('close')}</Button>
    </section>
  );
}

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    boxSizing: 'border-box',
    minHeight: '48px',
    padding: '4px 24px',
    outlineStyle: 'none',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorBrandBackground2,
  },
  text: {
    flexGrow: 1,
    flexBasis: '160px',
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  widths: {
    display: 'flex',
    gap: '2px',
    padding: '1px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
});
