import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { asksForEditing } from '../routing/editing.ts';
import { ConsentDueSlot } from './ConsentDueSlot.tsx';
import { FeedbackSlot } from './FeedbackSlot.tsx';
import { FooterSlot } from './FooterSlot.tsx';
import { Header } from './Header.tsx';
import { Main } from './Main.tsx';
import { NonAdminSlot } from './NonAdminSlot.tsx';
import { PageOutlet } from './PageOutlet.tsx';
import { TrialBannerSlot } from './TrialBannerSlot.tsx';

/**
 * The default course layout: menu and footer, the banner of a trial, the feedback tab (NAV-07, NAV-08, OP-92). A course that is edited ends
 * where its own page does (OP-219).
 */
export function CourseLayout(): ReactElement {
  const editing = asksForEditing(useLocation());
  return (
    <>
      <TrialBannerSlot />
      <Header />
      <NonAdminSlot />
      <ConsentDueSlot />
      <Main>
        <PageOutlet />
      </Main>
      <FeedbackSlot />
      {editing ? null : <FooterSlot />}
    </>
  );
}
