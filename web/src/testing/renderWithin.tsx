import { act, render, waitFor, type RenderResult } from '@testing-library/react';
import { Suspense, type ReactElement } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter, RouterProvider, type DataRouter, type RouteObject } from 'react-router';
import { createMockEnvironment, type MockEnvironment } from 'relay-test-utils';
import { loadAllTexts } from '../i18n/allTexts.ts';
import { LanguageProvider } from '../i18n/LanguageProvider.tsx';
import { AppearanceProvider } from '../theme/AppearanceProvider.tsx';
import { ToastProvider } from '../ui/ToastProvider.tsx';

/** Routes of their own with data, language and looks around them, at an address. */
export function renderRoutes(
  routes: RouteObject[],
  at: string,
  environment: MockEnvironment = createMockEnvironment(),
): Promise<RenderResult & { environment: MockEnvironment }> {
  return renderRouter(createMemoryRouter(routes, { initialEntries: [at] }), environment);
}

/** A piece of the interface with data, language, looks and address around it, but without the pages' frame. */
export function renderWithin(
  element: ReactElement,
  { environment = createMockEnvironment(), at = '/' }: { environment?: MockEnvironment; at?: string } = {},
): Promise<RenderResult & { environment: MockEnvironment }> {
  return renderRoutes([{ path: '*', element }], at, environment);
}

async function renderRouter(
  router: DataRouter,
  environment: MockEnvironment,
): Promise<RenderResult & { environment: MockEnvironment }> {
  await loadAllTexts();
  const result = await act(async () =>
    render(
      <RelayEnvironmentProvider environment={environment}>
        <Suspense fallback={null}>
          <LanguageProvider>
            <AppearanceProvider>
              <ToastProvider>
                <RouterProvider router={router} />
              </ToastProvider>
            </AppearanceProvider>
          </LanguageProvider>
        </Suspense>
      </RelayEnvironmentProvider>,
    ),
  );
  // The texts of the interface load first.
  await waitFor(() => {
    if (!result.container.querySelector('.fui-FluentProvider')) throw new Error('Nothing is drawn yet.');
  });
  return { ...result, environment };
}
