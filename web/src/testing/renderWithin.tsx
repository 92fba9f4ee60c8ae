import { act, render, waitFor, type RenderResult } from '@testing-library/react';
import { Suspense, type ReactElement } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createMockEnvironment, type MockEnvironment } from 'relay-test-utils';
import { LanguageProvider } from '../i18n/LanguageProvider.tsx';
import { AppearanceProvider } from '../theme/AppearanceProvider.tsx';
import { ToastProvider } from '../ui/ToastProvider.tsx';

/** A piece of the interface with data, language, looks and address around it, but without the pages' frame. */
export async function renderWithin(
  element: ReactElement,
  { environment = createMockEnvironment(), at = '/' }: { environment?: MockEnvironment; at?: string } = {},
): Promise<RenderResult & { environment: MockEnvironment }> {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
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
