import {
  createContext,
  use,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  useTransition,
  type ReactElement,
  type ReactNode,
} from 'react';
import { IntlProvider } from 'react-intl';
import { readSiteMeta, rememberSiteMeta } from '../shell/siteMeta.ts';
import { useShell } from '../shell/ShellProvider.tsx';
import { chooseLanguage, type LanguageCode } from './languages.ts';
import { loadMessages } from './loadMessages.ts';
import { withProfileMessages } from './profileMessages.ts';

interface LanguageChoice {
  language: LanguageCode;
  /** Switches the interface at once and remembers the choice in this browser. */
  choose: (language: LanguageCode) => void;
}

const LanguageContext = createContext<LanguageChoice>({ language: 'en', choose: () => undefined });

/** The language of the interface and how to change it. */
export const useLanguage = (): LanguageChoice => useContext(LanguageContext);

/** Gives everything below it the texts and formats of the language that OP-85 chooses. */
export function LanguageProvider({ children }: { children: ReactNode }): ReactElement {
  const { data } = useShell();
  const profile = data?.workspace?.profile;
  const [chosen, setChosen] = useState(() => readSiteMeta().language ?? null);
  const [, startTransition] = useTransition();
  const language = chooseLanguage({ chosen, user: data?.viewer?.user.language, profile: profile?.lang });
  const loaded = use(loadMessages(language));
  const messages = useMemo(
    () => withProfileMessages(loaded, profile?.i18n, language),
    [loaded, profile?.i18n, language],
  );

  const choose = useCallback((next: LanguageCode) => {
    rememberSiteMeta({ language: next });
    // What is on screen stays until the texts of the other language are there.
    startTransition(() => setChosen(next));
  }, []);
  const choice = useMemo(() => ({ language, choose }), [language, choose]);

  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <LanguageContext value={choice}>
      <IntlProvider locale={language} messages={messages} onError={reportIntlError}>
        {children}
      </IntlProvider>
    </LanguageContext>
  );
}

/** A missing text is a fault that a test finds (check:i18n); people then see the English one. */
function reportIntlError(error: Error): void {
  if (import.meta.env.DEV) console.error(error);
}
