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

function Frame({ children }: { children: ReactNode }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const { name, about } = adminParts.discussion;
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

/** The heading of the list; below it the list, or that it could not be read. */
export function QuestionsFrame({ children }: { children: ReactNode }): ReactElement {
  return (
    <Frame>
      <PartBoundary>{children}</PartBoundary>
    </Frame>
  );
}

/** The list while it is on its way. */
export function QuestionsSkeleton(): ReactElement {
  const styles = useStyles();
  return (
    <Frame>
      <Skeleton width="min(960px, 100%)" height={116} />
      <div className={styles.rows}>
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} height={64} />
        ))}
      </div>
    </Frame>
  );
}
