import { Suspense, useEffect, type ReactElement } from 'react';
import { RelayEnvironmentProvider, type PreloadedQuery } from 'react-relay';
import { RouterProvider, type DataRouter } from 'react-router';
import type { Environment } from 'relay-runtime';
import type { Texts } from './i18n/allTexts.ts';
import { LanguageProvider } from './i18n/LanguageProvider.tsx';
import { repeatEarlyInput } from './routing/earlyInput.ts';
import { SessionContext, type Session } from './session.ts';
import { CrashBoundary } from './shell/CrashBoundary.tsx';
import { ShellProvider } from './shell/ShellProvider.tsx';
import type { ShellQuery } from './shell/__generated__/ShellQuery.graphql.ts';
import { AppearanceProvider } from './theme/AppearanceProvider.tsx';
import { ToastProvider } from './ui/ToastProvider.tsx';

/** Everything around the pages, from the outside in: data, session, who and where, language, looks, address. */
export function App({
  environment,
  router,
  session,
  shellRef,
  drawnWith,
}: {
  environment: Environment;
  router: DataRouter;
  session: Session;
  shellRef: PreloadedQuery<ShellQuery>;
  /** The texts that the page draws which the server has drawn. */
  drawnWith?: Texts;
}): ReactElement {
  return (
    <CrashBoundary>
      <RelayEnvironmentProvider environment={environment}>
        <SessionContext value={session}>
          <Suspense fallback={null}>
            <ShellProvider queryRef={shellRef}>
              <LanguageProvider drawnWith={drawnWith}>
                <AppearanceProvider>
                  <ToastProvider>
                    <RouterProvider router={router} />
                    <EarlyInput />
                  </ToastProvider>
                </AppearanceProvider>
              </LanguageProvider>
            </ShellProvider>
          </Suspense>
        </SessionContext>
      </RelayEnvironmentProvider>
    </CrashBoundary>
  );
}

/**
 * Within the boundary that is taken over as a whole: before, nobody in it hears of anything. Those in it are taken over as something in them is
 * pressed, which React does not do while it runs effects.
 */
function EarlyInput(): null {
  useEffect(() => {
    const timer = setTimeout(repeatEarlyInput);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
