import { Button, mergeClasses } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { NavigationRegular } from '@fluentui/react-icons/svg/navigation';
import { SearchRegular } from '@fluentui/react-icons/svg/search';
import { lazy, useEffect, useRef, useState, type MouseEvent, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NavLink, useLocation } from 'react-router';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { LazyBoundary } from '../ui/LazyBoundary.tsx';
import { useAnnounceLoadFailed } from '../ui/useAnnounceLoadFailed.ts';
import { links, signInFrom } from '../routing/links.ts';
import { useAppearance } from '../theme/AppearanceProvider.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { DarkModeToggle } from './DarkModeToggle.tsx';
import { EditingSlot } from './EditingSlot.tsx';
import { HeaderLogo } from './HeaderLogo.tsx';
import { useHeaderStyles } from './Header.styles.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import { mainId } from './Main.tsx';
import { shellMessages } from './messages.ts';
import { ReadingButton } from './ReadingButton.tsx';
import { ReadingSlot } from './ReadingSlot.tsx';
import { useShell } from '../viewer/useShell.ts';
import { useCrowdedMark } from './useCrowdedMark.ts';
import { useMainLinks } from './useMainLinks.ts';
import { UserMenu } from './UserMenu.tsx';

const load = () => import('./menu/PhoneMenu.tsx').then((module) => ({ default: module.PhoneMenu }));
const PhoneMenu = lazy(load);

/** Someone reaches for the menu. A failed load shows when it is opened. */
function prepare(): void {
  load().catch(() => undefined);
}

/**
 * The menu at the top of every page (NAV-13…16, A11Y-01, I18N-03, THEME-02). Where there is no room for everything beside each
 * other, the links and tools stand in a panel below.
 */
export function Header(): ReactElement {
  const styles = useHeaderStyles();
  const intl = useIntl();
  const { data } = useShell();
  const { pathname, search, hash } = useLocation();
  const address = `${pathname}${search}${hash}`;
  const [openAt, setOpenAt] = useState<string | null>(null);
  // The panel belongs to the address where it was opened, so each navigation closes it.
  const open = openAt === address;
  const [readingOpen, setReadingOpen] = useState(false);
  const sayFailed = useAnnounceLoadFailed();
  const openReading = (): void => setReadingOpen(true);
  const menuButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpenAt(null);
      menuButton.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open]);
  const hidden = data?.workspace?.profile.hiddenParts ?? [];
  const viewer = data?.viewer;

  const { language } = useLanguage();
  const { fontSize } = useAppearance().reading;
  const bar = useCrowdedMark(`${language} ${fontSize} ${viewer?.user.roles.join() ?? ''}`);

  const mainLinks = useMainLinks();
  const signIn = pathname === links.home ? links.signIn : signInFrom(address);
  const tools = (
    <>
      <EditingSlot />
      {hidden.includes('LANGUAGE_CHOOSER') ? null : <LanguageMenu />}
      {hidden.includes('DARK_MODE_TOGGLE') ? null : <DarkModeToggle />}
      <ReadingButton onPressed={openReading} />
      {viewer ? (
        <UserMenu />
      ) : (
        <ButtonLink className={styles.signIn} appearance="primary" to={signIn}>
          <FormattedMessage {...shellMessages.signIn} />
        </ButtonLink>
      )}
    </>
  );

  return (
    <header className={styles.header}>
      <a className={styles.skip} href={`#${mainId}`} onClick={skip}>
        <FormattedMessage {...shellMessages.skip} />
      </a>
      <div ref={bar} className={styles.bar}>
        <HeaderLogo profile={data?.workspace?.profile ?? null} />
        <nav className={styles.wide} aria-label={intl.formatMessage(shellMessages.mainNavigation)}>
          {mainLinks.map(({ to, message }) => (
            <HeaderLink key={to} to={to}>
              {intl.formatMessage(message)}
            </HeaderLink>
          ))}
        </nav>
        <span className={styles.space} />
        <SearchLink label={intl.formatMessage(shellMessages.search)} />
        <div className={styles.wide}>{tools}</div>
        <Button
          ref={menuButton}
          className={styles.menuButton}
          appearance="subtle"
          icon={open ? <DismissRegular fontSize={24} /> : <NavigationRegular fontSize={24} />}
          aria-label={intl.formatMessage(open ? shellMessages.closeMenu : shellMessages.menu)}
          aria-expanded={open}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => setOpenAt(open ? null : address)}
        />
      </div>
      {open ? (
        <div className={styles.panel}>
          <LazyBoundary
            onFailed={() => {
              setOpenAt(null);
              sayFailed();
            }}
          >
            <PhoneMenu signIn={signIn} onReading={openReading} />
          </LazyBoundary>
        </div>
      ) : null}
      {readingOpen ? <ReadingSlot onDismissed={() => setReadingOpen(false)} /> : null}
    </header>
  );
}

function HeaderLink({ to, children }: { to: string; children: string }): ReactElement {
  const styles = useHeaderStyles();
  return (
    <NavLink to={to} end className={({ isActive }) => mergeClasses(styles.link, isActive && styles.current)}>
      {children}
    </NavLink>
  );
}

function SearchLink({ label }: { label: string }): ReactElement {
  const styles = useHeaderStyles();
  return (
    <NavLink to={`${links.courses}?focus=search`} className={styles.iconLink} aria-label={label} title={label}>
      <SearchRegular fontSize={20} />
    </NavLink>
  );
}

/** Moves the focus without touching the address, whose hash may name a course. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(mainId)?.focus();
}
