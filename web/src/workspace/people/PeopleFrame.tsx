import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { adminParts } from '../../admin/adminParts.ts';
import { PartBoundary } from '../../routing/part/PartBoundary.tsx';
import { Page, PageHeading } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

const useStyles = makeStyles({
  head: { display: 'flex', flexDirection: 'column', gap: '4px', overflowWrap: 'anywhere' },
  lead: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
  },
  rows: { display: 'flex', flexDirection: 'column', gap: '12px' },
});

type Part = 'users' | 'staff';

function Frame({ part, children }: { part: Part; children: ReactNode }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const { name, about } = adminParts[part];
  const title = intl.formatMessage(name);
  return (
    <Page
      title={title}
      heading={
        <div className={styles.head}>
          <PageHeading>{title}</PageHeading>
          <p className={styles.lead}>{intl.formatMessage(about)}</p>
        </div>
      }
    >
      {children}
    </Page>
  );
}

/** The heading of a page of people; below it the list, or that it could not be read. */
export function PeopleFrame({ part, children }: { part: Part; children: ReactNode }): ReactElement {
  return (
    <Frame part={part}>
      <PartBoundary>{children}</PartBoundary>
    </Frame>
  );
}

/** A page of people while they are on their way. */
export function PeopleSkeleton({ part }: { part: Part }): ReactElement {
  const styles = useStyles();
  return (
    <Frame part={part}>
      <Skeleton width="min(640px, 100%)" height={68} />
      <div className={styles.rows}>
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} height={52} />
        ))}
      </div>
    </Frame>
  );
}
