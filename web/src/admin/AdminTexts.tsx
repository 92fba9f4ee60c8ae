import { use, useMemo, type ReactElement, type ReactNode } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { readLanguage } from '../i18n/languages.ts';
import { withProfileMessages } from '../i18n/profileMessages.ts';
import { useShell } from '../shell/ShellProvider.tsx';
import { loadAdminMessages } from './loadAdminMessages.ts';

// Most likely the language stays what it is: its texts need not wait for the first drawing.
void loadAdminMessages(readLanguage(document.documentElement.lang) ?? 'en').catch(() => undefined);

/**
 * Adds the texts of the admin's screens to those of the interface. Suspends until they are there. What leaves these screens,
 * such as a notice, must be given as finished text.
 */
export function AdminTexts({ children }: { children: ReactNode }): ReactElement {
  const intl = useIntl();
  const { language } = useLanguage();
  const overrides = useShell().data?.workspace?.profile.texts;
  const loaded = use(loadAdminMessages(language));
  const messages = useMemo(
    () => ({ ...intl.messages, ...withProfileMessages(loaded, overrides, language) }) as typeof intl.messages,
    [intl, loaded, overrides, language],
  );
  return (
    <IntlProvider locale={intl.locale} messages={messages} onError={intl.onError}>
      {children}
    </IntlProvider>
  );
}
