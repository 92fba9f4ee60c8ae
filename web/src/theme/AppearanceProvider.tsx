import { FluentProvider, RendererProvider, tokens } from '@fluentui/react-components';
import {
  createContext,
  use,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  useTransition,
  type ReactElement,
  type ReactNode,
} from 'react';
import { mergeColorMode, mergeReading } from '../reading/preferences.ts';
import { defaultReading, isReadingOn, type ReadingSettings } from '../reading/readingSettings.ts';
import { readCookie, writeCookie } from '../viewer/cookies.ts';
import { readSiteMeta, rememberSiteMeta } from '../viewer/siteMeta.ts';
import { useShell } from '../viewer/useShell.ts';
import { createTheme, defaultColors, type Scheme } from './createTheme.ts';
import { lightLook } from './lightLook.ts';
import { loadDarkLook, loadReadingTheme } from './loadTheme.ts';
import { readingPalettes } from './readingPalettes.ts';
import { showSettings } from './showSettings.ts';
import { StyleRendererContext } from './styleRenderer.ts';
import { useButtonHooks } from './useButtonHooks.ts';
import { usePictureStandIns } from './usePictureStandIns.ts';
import { useStorePreferences } from './useStorePreferences.ts';
import { useSystemScheme } from './useSystemScheme.ts';

interface Appearance {
  /** Whether text is light on dark: the scheme for reading decides, else the choice, else the system. */
  scheme: Scheme;
  /** Switches between light and dark and remembers the choice (THEME-02). */
  toggleScheme: () => void;
  /** What was set to read comfortably. */
  reading: ReadingSettings;
  /** Changes some of it and remembers that: in this browser, and for a signed-in person on every device. */
  changeReading: (change: Partial<ReadingSettings>) => void;
}

const AppearanceContext = createContext<Appearance>({
  scheme: 'light',
  toggleScheme: () => undefined,
  reading: defaultReading,
  changeReading: () => undefined,
});

/** The looks of the interface and how to change them. */
export const useAppearance = (): Appearance => useContext(AppearanceContext);

/** Gives everything below it the tokens of the workspace or of the scheme for reading, in the size and mode that were chosen. */
export function AppearanceProvider({ children }: { children: ReactNode }): ReactElement {
  const { data } = useShell();
  const renderer = useContext(StyleRendererContext);
  if (!renderer) throw new Error('Each page that is drawn on the server needs a style renderer of its own.');
  const colors = data?.workspace?.profile.theme ?? defaultColors;
  const stored = data?.viewer?.preferences;
  // What is stored counts when the page loads; from then on what is chosen here.
  const [chosen, setChosen] = useState(() => mergeColorMode(stored, readSiteMeta().theme));
  const [reading, setReading] = useState(() => mergeReading(stored, readCookie('reading')));
  const [, startTransition] = useTransition();
  // What is on screen stays, and keeps the focus, until the dark scheme has loaded.
  const system = useDeferredValue(useSystemScheme());
  const { fontSize, colorScheme, imageMode } = reading;
  const palette = colorScheme === 'default' ? null : readingPalettes[colorScheme];
  const createReadingTheme = palette ? use(loadReadingTheme()) : null;
  const ownScheme = chosen ?? system;
  const look = (ownScheme === 'dark' && !createReadingTheme ? use(loadDarkLook()) : null) ?? lightLook;
  const scheme = palette ? (palette.dark ? 'dark' : 'light') : look.scheme;
  const theme = useMemo(
    () => (palette && createReadingTheme ? createReadingTheme(palette, fontSize) : createTheme(colors, look, fontSize)),
    [colors, look, fontSize, palette, createReadingTheme],
  );
  // Who chose colours to read by has them on buttons, too.
  const buttonHooks = useButtonHooks(palette ? null : data?.workspace?.profile.style, theme);

  const store = useStorePreferences();
  const toggleScheme = useCallback(() => {
    const next = ownScheme === 'dark' ? 'light' : 'dark';
    // What is on screen stays until the dark scheme has loaded.
    startTransition(() => setChosen(next));
    store({ colorMode: next });
  }, [ownScheme, store]);
  const changeReading = useCallback(
    (change: Partial<ReadingSettings>) => {
      // What is on screen stays until the theme for reading has loaded.
      startTransition(() => setReading((before) => ({ ...before, ...change })));
      store(change);
    },
    [store],
  );

  useEffect(() => {
    if (chosen) rememberSiteMeta({ theme: chosen });
  }, [chosen]);
  useEffect(() => {
    if (isReadingOn(reading) || readCookie('reading') !== null) writeCookie('reading', reading);
  }, [reading]);
  useEffect(
    () => showSettings({ fontSize, colorScheme, imageMode, dark: scheme === 'dark' }),
    [fontSize, colorScheme, imageMode, scheme],
  );
  usePictureStandIns(imageMode, theme);

  const appearance = useMemo(
    () => ({ scheme, toggleScheme, reading, changeReading }),
    [scheme, toggleScheme, reading, changeReading],
  );
  return (
    <AppearanceContext value={appearance}>
      <RendererProvider renderer={renderer}>
        <FluentProvider
          theme={theme}
          customStyleHooks_unstable={buttonHooks}
          style={{
            minHeight: '100dvh',
            display: 'flex',
            flexDirection: 'column',
            // In the dark, cards rise from a deeper ground; in the light, their border is enough.
            backgroundColor:
              scheme === 'dark' && !palette ? tokens.colorNeutralBackground3 : tokens.colorNeutralBackground1,
          }}
        >
          {children}
        </FluentProvider>
      </RendererProvider>
    </AppearanceContext>
  );
}
