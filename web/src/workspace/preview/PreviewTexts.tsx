import { use, useMemo, type ReactElement, type ReactNode } from 'react';
import { RawIntlProvider, useIntl } from 'react-intl';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { loadFirstMessages, type Messages } from '../../i18n/loadMessages.ts';
import { makeIntl } from '../../i18n/makeIntl.ts';
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
  const { locale, messages } = useIntl();
  const { language } = useLanguage();
  // The interface itself waits for the same texts, so they are there.
  const builtIn = use(loadFirstMessages(language));
  const intl = useMemo(
    () =>
      makeIntl({
        locale,
        messages: withProfileMessages({ ...messages, ...builtIn } as Messages, writeTexts(texts), language),
      }),
    [locale, messages, builtIn, language, texts],
  );
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
