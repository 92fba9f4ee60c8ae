import { createDOMRenderer, FluentProvider, RendererProvider, tokens } from '@fluentui/react-components';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { readSiteMeta, rememberSiteMeta } from '../shell/siteMeta.ts';
import { useShell } from '../shell/ShellProvider.tsx';
import { createTheme, defaultColors, type Scheme } from './createTheme.ts';
import { useSystemScheme } from './useSystemScheme.ts';
import { defaultFontSize } from './scaleType.ts';

interface Appearance {
  scheme: Scheme;
  /** Switches between light and dark and remembers the choice in this browser (THEME-02). */
  toggleScheme: () => void;
}

const AppearanceContext = createContext<Appearance>({ scheme: 'light', toggleScheme: () => undefined });

/** The looks of the interface and how to change them. */
export const useAppearance = (): Appearance => useContext(AppearanceContext);

/** Styles that scripts add must carry the nonce of the page's security policy. */
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
const renderer = createDOMRenderer(document, nonce ? { styleElementAttributes: { nonce } } : {});

/** Gives everything below it the tokens of the workspace, light or dark. `fontSize` is the size of type, 16 by default. */
export function AppearanceProvider({
  fontSize = defaultFontSize,
  children,
}: {
  fontSize?: number;
  children: ReactNode;
}): ReactElement {
  const colors = useShell().data?.workspace?.profile.theme ?? defaultColors;
  const [chosen, setChosen] = useState<Scheme | undefined>(() => readSiteMeta().theme);
  const system = useSystemScheme();
  const scheme = chosen ?? system;
  const theme = useMemo(() => createTheme(colors, scheme, fontSize), [colors, scheme, fontSize]);

  const toggleScheme = useCallback(() => {
    const next = scheme === 'dark' ? 'light' : 'dark';
    rememberSiteMeta({ theme: next });
    setChosen(next);
  }, [scheme]);
  useEffect(() => {
    document.documentElement.classList.toggle('dark', scheme === 'dark');
  }, [scheme]);

  const appearance = useMemo(() => ({ scheme, toggleScheme }), [scheme, toggleScheme]);
  return (
    <AppearanceContext value={appearance}>
      <RendererProvider renderer={renderer} targetDocument={document}>
        <FluentProvider
          theme={theme}
          style={{
            minHeight: '100dvh',
            display: 'flex',
            flexDirection: 'column',
            // In the dark, cards rise from a deeper ground; in the light, their border is enough.
            backgroundColor: scheme === 'dark' ? tokens.colorNeutralBackground3 : tokens.colorNeutralBackground1,
          }}
        >
          {children}
        </FluentProvider>
      </RendererProvider>
    </AppearanceContext>
  );
}
