import { Button } from '@fluentui/react-components';
import { GlobeRegular } from '@fluentui/react-icons/svg/globe';
import { lazy, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { languages } from '../i18n/languages.ts';
import { LazyMenu } from '../ui/LazyMenu.tsx';
import { useHeaderStyles } from './Header.styles.ts';
import { shellMessages } from './messages.ts';

const load = () => import('./menu/LanguageMenuList.tsx').then((module) => ({ default: module.LanguageMenuList }));
const LanguageMenuList = lazy(load);

/** Switches the language of the interface (I18N-03). */
export function LanguageMenu(): ReactElement {
  return <LazyMenu load={load} Opened={LanguageMenuList} Trigger={LanguageButton} />;
}

/** The button of the menu, named after what it does and the language that is on. */
export function LanguageButton(props: object): ReactElement {
  const intl = useIntl();
  const { language } = useLanguage();
  const code = language.toUpperCase();
  return (
    <Button
      appearance="subtle"
      className={useHeaderStyles().languageButton}
      icon={<GlobeRegular fontSize={20} />}
      // What is heard begins with what is seen, so that the button can also be called by it (WCAG 2.5.3).
      aria-label={`${code}, ${intl.formatMessage(shellMessages.language)}: ${languages[language]}`}
      {...props}
    >
      {code}
    </Button>
  );
}
