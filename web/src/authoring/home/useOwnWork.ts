import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { WaitingItem } from '../../admin/home/useWaitingItems.ts';
import { links } from '../../routing/links.ts';
import { useViewer } from '../../viewer/useShell.ts';
import { authorHomeMessages as messages } from './messages.ts';
import { useUnsavedCourses } from './useUnsavedCourses.ts';
import type { useOwnWork_query$key } from './__generated__/useOwnWork_query.graphql.ts';

/** What of the viewer's own work is not finished: unsaved changes in this browser, and drafts that learners do not find. */
export function useOwnWork(key: useOwnWork_query$key): readonly WaitingItem[] {
  const intl = useIntl();
  const unsaved = useUnsavedCourses(useViewer()?.userId ?? null);
  const { drafts } = useFragment(
    graphql`
      fragment useOwnWork_query on Query @throwOnFieldError {
        drafts: authoredCourses(
          first: 1
          filter: { createdByViewer: true, published: false, template: false }
          orderBy: { field: UPDATE_TIME, direction: DESC }
        ) @required(action: THROW) {
          totalCount
          nodes {
            courseId
            name
          }
        }
      }
    `,
    key,
  );
  const items = unsaved.map(({ course, name }) => ({
    key: `unsaved-${course}`,
    to: links.editCourse(course),
    text: intl.formatMessage(messages.unsaved, { course: name }),
  }));
  const [first] = drafts.nodes;
  if (first && drafts.totalCount === 1) {
    const text = intl.formatMessage(messages.draftOne, { course: first.name });
    return [...items, { key: 'draft', to: links.editCourse(first.courseId), text }];
  }
  if (drafts.totalCount === 0) return items;
  const text = intl.formatMessage(messages.draftMany, { count: drafts.totalCount });
  return [...items, { key: 'drafts', to: `${links.adminCourses}?state=draft`, text }];
}
