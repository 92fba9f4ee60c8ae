import { makeStyles, Switch } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { useLocation, useNavigate } from 'react-router';
import { asksForEditing, editablePlace, type EditedPlace } from '../../routing/editing.ts';
import { readIdParameter } from '../../routing/hashLink.ts';
import { links } from '../../routing/links.ts';
import { siteMessages as messages } from '../../shell/site/siteMessages.ts';
import { useViewsAsNonAdmin } from '../../viewer/useViewsAsNonAdmin.ts';
import type { EditingSwitchQuery } from './__generated__/EditingSwitchQuery.graphql.ts';

/** The switch that turns editing mode on and off, on the pages of a course (EDIT-01), for who does not look at it as a learner (EDIT-07). */
export function EditingSwitch(): ReactElement | null {
  const place = editablePlace(useLocation());
  const asNonAdmin = useViewsAsNonAdmin();
  return place && !asNonAdmin ? <SwitchOf key={place.courseId} place={place} /> : null;
}

/** Nothing for a course of another workspace and for one that the viewer may not edit (EDIT-03). */
function SwitchOf({ place: { courseId, lectureId } }: { place: EditedPlace }): ReactElement | null {
  const { authoredCourse } = useLazyLoadQuery<EditingSwitchQuery>(
    graphql`
      query EditingSwitchQuery($courseId: ID!) @throwOnFieldError {
        authoredCourse(id: $courseId) @catch(to: NULL) {
          rights {
            mayEdit
          }
        }
      }
    `,
    { courseId: String(courseId) },
    { fetchPolicy: 'store-or-network' },
  );
  const intl = useIntl();
  const styles = useStyles();
  const location = useLocation();
  const navigate = useNavigate();
  const moduleId = readIdParameter(location.search, 'module');
  const on = asksForEditing(location);
  if (!authoredCourse?.rights.mayEdit) return null;

  const lecture = lectureId === null || moduleId === null ? null : { courseId, lectureId, moduleId };
  const toggle = (): void => {
    const edited = lecture ? links.editLecture(lecture) : links.editCourse(courseId);
    const read = lecture ? links.lecture(lecture) : links.userCourse(courseId);
    void navigate(on ? read : edited);
  };
  return (
    <span className={styles.editing} data-tour="editing">
      <Switch checked={on} onChange={toggle} label={intl.formatMessage(messages.editing)} />
    </span>
  );
}

const useStyles = makeStyles({
  // Editing takes room: below this width there is none (OP-80).
  editing: { display: 'none', '@media (min-width: 1024px)': { display: 'inline-flex' } },
});
