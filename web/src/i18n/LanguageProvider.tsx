import {
  createContext,
  use,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactElement,
  type ReactNode,
} from 'react';
import { RawIntlProvider } from 'react-intl';
import { readSiteMeta, rememberSiteMeta } from '../viewer/siteMeta.ts';
import { useShell } from '../viewer/useShell.ts';
import { useTakenOver } from '../viewer/useTakenOver.ts';
import { chooseLanguage, localeOf, type LanguageCode } from './languages.ts';
import { makeIntl } from './makeIntl.ts';
import { loadMessagesBeside, onTextsWanted, speak, wantedTexts, type Texts } from './allTexts.ts';
import { loadFirstMessages } from './loadMessages.ts';
import { withProfileMessages } from './profileMessages.ts';

interface LanguageChoice {
  language: LanguageCode;
  /** Switches the interface as soon as its texts are there, and remembers the choice in this browser. */
  choose: (language: LanguageCode) => void;
  /** Which texts of the interface are there. */
  texts: Texts;
}

const LanguageContext = createContext<LanguageChoice>({ language: 'en', choose: () => undefined, texts: 'all' });

/** The language of the interface and how to change it. */
export const useLanguage = (): LanguageChoice => useContext(LanguageContext);

/** Gives everything below it the texts and formats of the language that OP-85 chooses. */
export function LanguageProvider({
  drawnWith = 'first',
  children,
}: {
  /** Which texts are wanted on the server, and while the page that it has drawn is taken over. */
  drawnWith?: Texts | undefined;
  children: ReactNode;
}): ReactElement {
  const { data } = useShell();
  const profile = data?.workspace?.profile;
  const userId = data?.viewer?.user.userId;
  const [{ chosen, chosenIsStored }, setChosen] = useState(() => {
    const { language = null, languageOf } = readSiteMeta();
    return { chosen: language, chosenIsStored: languageOf !== undefined && languageOf === userId };
  });
  const latest = useRef(chosen);
  const language = chooseLanguage({
    chosen,
    chosenIsStored,
    user: data?.viewer?.user.language,
    profile: profile?.language,
  });
  const texts = useSyncExternalStore(onTextsWanted, wantedTexts, () => drawnWith);
  const first = use(loadFirstMessages(language));
  const others = use(loadMessagesBeside(language, texts));
  const messages = useMemo(
    () => withProfileMessages({ ...first, ...others }, profile?.texts, language),
    [first, others, profile?.texts, language],
  );

  // The server knows no zone: until the page is taken over, both sides write times in the same one.
  const timeZone = useTakenOver() ? undefined : 'UTC';
  const intl = useMemo(
    () => makeIntl({ locale: localeOf(language), messages, timeZone }),
    [language, messages, timeZone],
  );

  const choose = useCallback(
    (next: LanguageCode) => {
      rememberSiteMeta({ language: next, languageOf: userId });
      latest.current = next;
      const show = (): void => {
        if (latest.current === next) setChosen({ chosen: next, chosenIsStored: false });
      };
      // What is on screen stays until the texts of the other language are there; that they could not be loaded shows when they
      // are drawn. They are awaited here, not by a transition, which would wait for whatever else of the page is on its way.
      const those: readonly Texts[] = ['course', 'all'];
      Promise.all([loadFirstMessages(next), ...those.map((part) => loadMessagesBeside(next, part))]).then(show, show);
    },
    [userId],
  );
  const choice = useMemo(() => ({ language, choose, texts }), [language, choose, texts]);

  useLayoutEffect(() => {
    speak(language);
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => {
    // The next first paint is in the language that followed from another device.
    if (chosenIsStored && chosen !== language) rememberSiteMeta({ language });
  }, [chosen, chosenIsStored, language]);
  return (
    <LanguageContext value={choice}>
      <RawIntlProvider value={intl}>{children}</RawIntlProvider>
    </LanguageContext>
  );
}
