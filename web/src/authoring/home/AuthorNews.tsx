import { makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { newsMessages } from '../../admin/home/messages.ts';
import { WaitingList } from '../../admin/home/WaitingList.tsx';
import { hasRole } from '../../routing/guards.ts';
import { links } from '../../routing/links.ts';
import { useRetryKey } from '../../routing/part/RetryContext.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { useShell, useViewer } from '../../viewer/useShell.ts';
import { CreateCourse } from '../list/create/CreateCourse.tsx';
import { EditedCourses } from './EditedCourses.tsx';
import { authorHomeMessages as messages } from './messages.ts';
import { useOwnWork } from './useOwnWork.ts';
import type { AuthorNewsQuery } from './__generated__/AuthorNewsQuery.graphql.ts';

const useStyles = makeStyles({ buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' } });

/** The courses to continue with, and what waits for the viewer; in the texts of the admin's screens. */
export function AuthorNews(): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const roles = useViewer()?.roles ?? [];
  const onTrial = useShell().data?.workspace?.trial != null;
  const fetchKey = useRetryKey();
  const data = useLazyLoadQuery<AuthorNewsQuery>(
    graphql`
      query AuthorNewsQuery($admin: Boolean!, $courses: Boolean!, $vouchers: Boolean!, $trial: Boolean!)
      @throwOnFieldError {
        ...EditedCourses_query
        ...useOwnWork_query
        ...WaitingList_query @arguments(admin: $admin, courses: $courses, vouchers: $vouchers, trial: $trial)
      }
    `,
    {
      admin: hasRole(roles, 'ROLE_ADMIN'),
      courses: hasRole(roles, 'ROLE_COURSE_ADMIN'),
      vouchers: hasRole(roles, 'ROLE_VOUCHER_ADMIN'),
      trial: onTrial && hasRole(roles, 'ROLE_ADMIN'),
    },
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  const own = useOwnWork(data);
  return (
    <>
      <Section
        heading={intl.formatMessage(messages.continueEditing)}
        aside={
          <div className={styles.buttons}>
            <ButtonLink to={links.adminCourses}>{intl.formatMessage(messages.allCourses)}</ButtonLink>
            <CreateCourse />
          </div>
        }
      >
        <EditedCourses query={data} />
      </Section>
      <Section heading={intl.formatMessage(newsMessages.waits)}>
        <WaitingList query={data} before={own} />
      </Section>
    </>
  );
}
