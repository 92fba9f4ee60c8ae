import type { ReactElement } from 'react';
import { Outlet } from 'react-router';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Main } from './Main.tsx';

/** The default course layout: menu and footer (NAV-07, OP-92). */
export function CourseLayout(): ReactElement {
  return (
    <>
      <Header />
      <Main>
        <Outlet />
      </Main>
      <Footer />
    </>
  );
}
