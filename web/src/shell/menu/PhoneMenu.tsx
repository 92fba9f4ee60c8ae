import { Button, mergeClasses } from '@fluentui/react-components';
import { GlobeRegular } from '@fluentui/react-icons/svg/globe';
import { useId, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NavLink, useRevalidator } from 'react-router';
import { useSignOut } from '../../identity/useSignOut.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { languages } from '../../i18n/languages.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { viewAsNonAdmin } from '../../viewer/adminFlags.ts';
import { DarkModeToggle } from '../DarkModeToggle.tsx';
import { shellMessages } from '../messages.ts';
import { ReadingButton } from '../ReadingButton.tsx';
import { useIsCourseAdmin, useShell, useViewer } from '../../viewer/useShell.ts';
import { useMainLinks } from '../useMainLinks.ts';
import { useViewsAsNonAdmin } from '../../viewer/useViewsAsNonAdmin.ts';
import { adminLinks, ownLinks } from './accountLinks.ts';
import { usePhoneMenuStyles } from './PhoneMenu.styles.ts';
import { useChooseLanguage } from './useChooseLanguage.ts';

/** Everything of the header as one sheet of rows with words, where there is no room for it beside each other (NAV-13). */
export function PhoneMenu({ signIn, onReading }: { signIn: string; onReading: () => void }): ReactElement {
  const styles = usePhoneMenuStyles();
  const intl = useIntl();
  const hidden = useShell().data?.workspace?.profile.hiddenParts ?? [];
  const viewer = useViewer();
  const isCourseAdmin = useIsCourseAdmin();
  const all = [...useMainLinks(), ...(viewer ? ownLinks : []), ...adminLinks(isCourseAdmin, viewer?.roles ?? [])];
  // What stands in header and user menu stands here once.
  const places = [...new Map(all.map((place) => [place.to, place])).values()];
  return (
    <div className={styles.sheet}>
      <nav className={styles.group} aria-label={intl.formatMessage(shellMessages.mainNavigation)}>
        {places.map(({ to, message }) => (
          <NavLink
            key={to}
            to={to}
            end
            className={({ isActive }) => mergeClasses(styles.row, styles.link, isActive && styles.current)}
          >
            {intl.formatMessage(message)}
          </NavLink>
        ))}
      </nav>
      <div className={styles.group}>
        {hidden.includes('LANGUAGE_CHOOSER') ? null : <LanguageRow />}
        {hidden.includes('DARK_MODE_TOGGLE') ? null : <DarkModeToggle className={styles.row} labelled />}
        <ReadingButton className={styles.row} labelled onPressed={onReading} />
        {isCourseAdmin ? <NonAdminRow /> : null}
      </div>
      <div className={styles.group}>
        {viewer ? (
          <SignOutRow />
        ) : (
          <ButtonLink className={styles.signIn} appearance="primary" size="large" to={signIn}>
            <FormattedMessage {...shellMessages.signIn} />
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

function LanguageRow(): ReactElement {
  const styles = usePhoneMenuStyles();
  const id = useId();
  const { language } = useLanguage();
  const choose = useChooseLanguage();
  return (
    <div className={mergeClasses(styles.row, styles.language)}>
      <GlobeRegular fontSize={20} />
      <label htmlFor={id} className={styles.label}>
        <FormattedMessage {...shellMessages.language} />
      </label>
      <select id={id} className={styles.select} value={language} onChange={({ target }) => choose(target.value)}>
        {Object.entries(languages).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** ROLE-13: what the page shows depends on it, so it is read again. */
function NonAdminRow(): ReactElement {
  const styles = usePhoneMenuStyles();
  const on = useViewsAsNonAdmin();
  const revalidator = useRevalidator();
  const toggle = (): void => {
    viewAsNonAdmin(!on);
    void revalidator.revalidate();
  };
  return (
    <Button className={styles.row} appearance="subtle" aria-pressed={on} onClick={toggle}>
      <FormattedMessage {...shellMessages.viewAsNonAdmin} />
    </Button>
  );
}

function SignOutRow(): ReactElement {
  const styles = usePhoneMenuStyles();
  const [signOut, signingOut] = useSignOut();
  return (
    <Button className={styles.row} appearance="subtle" disabledFocusable={signingOut} onClick={signOut}>
      <FormattedMessage {...(signingOut ? shellMessages.signingOut : shellMessages.signOut)} />
    </Button>
  );
}
