import { Button, makeStyles } from '@fluentui/react-components';
import { CompassNorthwest20Regular } from '@fluentui/react-icons/svg/compass-northwest';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { Tour } from '../tour/useTour.ts';
import { CreateCourse } from './create/CreateCourse.tsx';
import { courseListMessages as messages } from './messages.ts';
import { TopicsButton } from './topics/TopicsButton.tsx';

const useStyles = makeStyles({ buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' } });

/** What can be done beside the list of courses: the tour, the topics of the workspace, a new course. */
export function CourseListButtons({ tour }: { tour: Tour }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  return (
    <div className={styles.buttons}>
      {/* The offer above has the same button. */}
      {tour.phase === 'offered' ? null : (
        <Button data-tour="tour" appearance="subtle" icon={<CompassNorthwest20Regular />} onClick={tour.start}>
          {intl.formatMessage(messages.tour)}
        </Button>
      )}
      <TopicsButton />
      <CreateCourse />
    </div>
  );
}
