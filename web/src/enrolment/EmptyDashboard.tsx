import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { links } from '../routing/links.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/empty/EmptyState.tsx';
import { Section } from '../ui/Section.tsx';
import { AuthorSlot } from './AuthorSlot.tsx';
import { useCourseGridStyles } from './CourseGrid.styles.ts';
import { enrolmentMessages as messages } from './messages.ts';

/** The dashboard of someone without any course: how to come to the first one. Who makes courses finds those first (OP-233). */
export function EmptyDashboard({ isAuthor }: { isAuthor: boolean }): ReactElement {
  const styles = useCourseGridStyles();
  const intl = useIntl();
  if (isAuthor) {
    return (
      <div className={styles.groups}>
        <AuthorSlot />
        <Section
          heading={intl.formatMessage(messages.learning)}
          aside={<ButtonLink to={links.courses}>{intl.formatMessage(messages.browse)}</ButtonLink>}
        >
          <p className={styles.none}>{intl.formatMessage(messages.emptyText)}</p>
        </Section>
      </div>
    );
  }
  return (
    <EmptyState
      title={intl.formatMessage(messages.emptyTitle)}
      text={intl.formatMessage(messages.emptyText)}
      action={
        <ButtonLink appearance="primary" to={links.courses}>
          {intl.formatMessage(messages.browse)}
        </ButtonLink>
      }
    />
  );
}
