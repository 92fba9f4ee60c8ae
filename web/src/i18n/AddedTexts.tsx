import { use, useMemo, type ReactElement, type ReactNode } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { useShell } from '../viewer/useShell.ts';
import type { LanguageCode } from './languages.ts';
import { useLanguage } from './LanguageProvider.tsx';
import type { Messages } from './loadMessages.ts';
import { withProfileMessages } from './profileMessages.ts';

/**
 * Adds the texts of a part that few people open to those of the interface. Suspends until they are there. What leaves these screens,
 * such as a notice, must be given as finished text.
 */
export function AddedTexts({
  load,
  children,
}: {
  load: (language: LanguageCode) => Promise<Messages>;
  children: ReactNode;
}): ReactElement {
  const intl = useIntl();
  const { language } = useLanguage();
  const overrides = useShell().data?.workspace?.profile.texts;
  const loaded = use(load(language));
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
