import type { ReactElement } from 'react';
import { ConsentDueSlot } from './ConsentDueSlot.tsx';
import { FooterSlot } from './FooterSlot.tsx';
import { Header } from './Header.tsx';
import { Main } from './Main.tsx';
import { NonAdminSlot } from './NonAdminSlot.tsx';
import { PageOutlet } from './PageOutlet.tsx';
import { TrialBannerSlot } from './TrialBannerSlot.tsx';

/** The courses layout: menu and a simple footer (NAV-11, OP-92). */
export function CoursesLayout(): ReactElement {
  return (
    <>
      <TrialBannerSlot />
      <Header />
      <NonAdminSlot />
      <ConsentDueSlot />
      <Main>
        <PageOutlet />
      </Main>
      <FooterSlot simple />
    </>
  );
}
