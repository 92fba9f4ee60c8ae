import type { ReactElement } from 'react';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';
import { Main } from './Main.tsx';

/** The outer boundary: a layout itself failed, so the error stands alone. */
export function LastResort(): ReactElement {
  return (
    <Main>
      <PageErrorBoundary />
    </Main>
  );
}
