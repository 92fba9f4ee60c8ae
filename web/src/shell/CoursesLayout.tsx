import type { ReactElement } from 'react';
import { Outlet } from 'react-router';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Main } from './Main.tsx';

/** The courses layout: menu and a simple footer (NAV-11, OP-92). */
export function CoursesLayout(): ReactElement {
  return (
    <>
      <Header />
      <Main>
        <Outlet />
      </Main>
      <Footer simple />
    </>
  );
}
