import { use, useMemo, type ReactElement, type ReactNode } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { loadFirstMessages, type Messages } from '../../i18n/loadMessages.ts';
import { withProfileMessages } from '../../i18n/profileMessages.ts';
import { writeTexts, type ReplacedText } from '../profile/profileFields.ts';

/** The interface with the texts of an unsaved profile: those that it replaces, and the built-in ones again where it no longer does. */
export function PreviewTexts({
  texts,
  children,
}: {
  texts: readonly ReplacedText[];
  children: ReactNode;
}): ReactElement {
  const intl = useIntl();
  const { language } = useLanguage();
  // The interface itself waits for the same texts, so they are there.
  const builtIn = use(loadFirstMessages(language));
  const messages = useMemo(
    () => withProfileMessages({ ...intl.messages, ...builtIn } as Messages, writeTexts(texts), language),
    [intl, builtIn, language, texts],
  );
  return (
    <IntlProvider locale={intl.locale} messages={messages} onError={intl.onError}>
      {children}
    </IntlProvider>
  );
}
