import { FluentProvider } from '@fluentui/react-components';
import { act, render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { messages as firstMessages } from 'virtual:messages/first/en';
import { messages as otherMessages } from 'virtual:messages/rest/en';
import { localeOf } from '../i18n/languages.ts';
import { createTheme, defaultColors } from '../theme/createTheme.ts';
import { lightLook } from '../theme/lightLook.ts';

const messages = { ...firstMessages, ...otherMessages };
const theme = createTheme(defaultColors, lightLook, 16);

/** Draws an element with texts, looks and an address, but without any data: whatever asks for a Relay environment fails. */
export async function renderPlain(element: ReactElement): Promise<RenderResult> {
  const router = createMemoryRouter([{ path: '*', element }]);
  return act(async () =>
    render(
      <IntlProvider locale={localeOf('en')} messages={messages}>
        <FluentProvider theme={theme}>
          <RouterProvider router={router} />
        </FluentProvider>
      </IntlProvider>,
    ),
  );
}
