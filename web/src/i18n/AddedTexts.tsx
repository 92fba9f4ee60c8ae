import { use, useMemo, type ReactElement, type ReactNode } from 'react';
import { RawIntlProvider, useIntl } from 'react-intl';
import { useShell } from '../viewer/useShell.ts';
import type { LanguageCode } from './languages.ts';
import { useLanguage } from './LanguageProvider.tsx';
import type { Messages } from './loadMessages.ts';
import { makeIntl } from './makeIntl.ts';
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
  const { locale, messages } = useIntl();
  const { language } = useLanguage();
  const overrides = useShell().data?.workspace?.profile.texts;
  const loaded = use(load(language));
  const intl = useMemo(
    () =>
      makeIntl({
        locale,
        messages: { ...messages, ...withProfileMessages(loaded, overrides, language) } as typeof messages,
      }),
    [locale, messages, loaded, overrides, language],
  );
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
