import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { AccessibilityRegular } from '@fluentui/react-icons/svg/accessibility';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { isReadingOn } from '../reading/readingSettings.ts';
import { useAppearance } from '../theme/AppearanceProvider.tsx';
import { loadReadingSettings } from './loadReadingSettings.ts';
import { shellMessages } from './messages.ts';

/** Someone reaches for the button. A failed load shows when the dialog is opened. */
function prepare(): void {
  loadReadingSettings().catch(() => undefined);
}

const useStyles = makeStyles({
  icon: { position: 'relative', display: 'flex' },
  dot: {
    position: 'absolute',
    top: '-2px',
    right: '-2px',
    width: '8px',
    height: '8px',
    borderRadius: '50%',
    backgroundColor: tokens.colorCompoundBrandBackground,
    border: `2px solid ${tokens.colorNeutralBackground1}`,
  },
});

/** Opens the reading settings, for everyone (A11Y-01), and shows whether any is on (A11Y-06). */
export function ReadingButton({
  className,
  labelled = false,
  onPressed,
}: {
  className?: string;
  /** With its name in sight. */
  labelled?: boolean;
  onPressed: () => void;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const on = isReadingOn(useAppearance().reading);
  const label = intl.formatMessage(on ? shellMessages.readingOn : shellMessages.reading);
  return (
    <Button
      className={className}
      appearance="subtle"
      icon={
        <span className={styles.icon}>
          <AccessibilityRegular fontSize={20} />
          {on ? <span className={styles.dot} /> : null}
        </span>
      }
      aria-haspopup="dialog"
      aria-label={labelled ? undefined : label}
      title={labelled ? undefined : label}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={onPressed}
    >
      {labelled ? label : null}
    </Button>
  );
}
