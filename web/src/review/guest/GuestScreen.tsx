import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { List20Regular } from '@fluentui/react-icons/svg/list';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLectureScreenStyles } from '../../lecture/LectureScreen.styles.ts';
import { OutlineDrawer } from '../../lecture/OutlineDrawer.tsx';
import { DarkModeToggle } from '../../shell/DarkModeToggle.tsx';
import { HeaderLogo } from '../../shell/HeaderLogo.tsx';
import { LanguageMenu } from '../../shell/LanguageMenu.tsx';
import { belowTopBar } from '../../ui/bar/useTopBar.ts';
import { useShell } from '../../viewer/useShell.ts';
import { guestMessages as messages } from './messages.ts';

/** The frame of a review: the bar of the site, the outline beside the text, or behind a button on small screens. */
export function GuestScreen({
  renderOutline,
  children,
}: {
  /** Draws the outline; what is chosen there closes it where it lies over the text. */
  renderOutline: (onChosen: () => void) => ReactNode;
  children: ReactNode;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const screen = useLectureScreenStyles();
  const profile = useShell().data?.workspace?.profile ?? null;
  const hidden = profile?.hiddenParts ?? [];
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <header className={styles.bar}>
        <HeaderLogo profile={profile} />
        <Button
          className={screen.narrowOnly}
          appearance="subtle"
          icon={<List20Regular />}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          {intl.formatMessage(messages.contents)}
        </Button>
        <div className={styles.tools}>
          {hidden.includes('LANGUAGE_CHOOSER') ? null : <LanguageMenu />}
          {hidden.includes('DARK_MODE_TOGGLE') ? null : <DarkModeToggle />}
        </div>
      </header>
      <div className={screen.screen}>
        <div className={screen.rail}>{renderOutline(close)}</div>
        <div className={screen.main}>
          <article className={screen.column}>{children}</article>
        </div>
      </div>
      {open ? <OutlineDrawer onClosed={close}>{renderOutline(close)}</OutlineDrawer> : null}
    </>
  );
}

const useStyles = makeStyles({
  tools: { display: 'flex', alignItems: 'center', marginInlineStart: 'auto' },
  bar: {
    position: 'sticky',
    top: belowTopBar(0),
    zIndex: 1,
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
    minHeight: '57px',
    paddingInline: '16px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    '@media print': { display: 'none' },
  },
});
