import type { RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { messages } from 'virtual:messages/authoring/en';
import { fileSources } from '../authoring/library/fileSources.ts';
import { FileSourcesContext } from '../editing/fileSources.ts';
import { renderPlain } from './renderPlain.tsx';

/** Draws a part of the course editor with its texts, and without any data. */
export const renderEditor = (element: ReactElement): Promise<RenderResult> =>
  renderPlain(<WithEditorTexts>{element}</WithEditorTexts>);

function WithEditorTexts({ children }: { children: ReactElement }): ReactElement {
  const intl = useIntl();
  return (
    <IntlProvider locale={intl.locale} messages={{ ...(intl.messages as typeof messages), ...messages }}>
      <FileSourcesContext value={fileSources}>{children}</FileSourcesContext>
    </IntlProvider>
  );
}
