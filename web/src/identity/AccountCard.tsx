import { useLayoutEffect, type ReactElement, type ReactNode } from 'react';
import { HeaderLogo } from '../shell/HeaderLogo.tsx';
import { useShell } from '../viewer/useShell.ts';
import { announceArrival } from '../ui/arrival.ts';
import { DocumentTitle } from '../ui/DocumentTitle.tsx';
import { PageHeading } from '../ui/Page.tsx';
import { useAccountFormStyles } from './AccountForm.styles.ts';

/** The frame of every page around signing in: the logo, then a card with its heading and one sentence. */
export function AccountCard({
  title,
  lead,
  arrivalKey,
  children,
}: {
  title: string;
  lead?: ReactNode;
  /** Changes where the card shows something else at the same address: its heading then takes the focus. */
  arrivalKey?: string;
  children?: ReactNode;
}): ReactElement {
  const styles = useAccountFormStyles();
  const profile = useShell().data?.workspace?.profile ?? null;
  return (
    <div className={styles.page}>
      <DocumentTitle>{title}</DocumentTitle>
      <HeaderLogo profile={profile} />
      <div className={styles.card}>
        <div className={styles.head}>
          <CardHeading key={arrivalKey}>{title}</CardHeading>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
        </div>
        {children}
      </div>
    </div>
  );
}

/** What goes announces that something else comes: that is before the heading which follows looks whether it is to take the focus. */
function CardHeading({ children }: { children: string }): ReactElement {
  useLayoutEffect(() => announceArrival, []);
  return <PageHeading size="card">{children}</PageHeading>;
}
