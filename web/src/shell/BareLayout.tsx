import type { ReactElement } from 'react';
import { Outlet } from 'react-router';
import { Main } from './Main.tsx';

/** The bare layout, which only applies the profile (NAV-12, OP-92). */
export function BareLayout(): ReactElement {
  return (
    <Main>
      <Outlet />
    </Main>
  );
}
