import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { links } from '../../routing/links.ts';
import { Section } from '../../ui/Section.tsx';
import { CourseGrid } from '../CourseGrid.tsx';
import { bundledCourses, demoCourseMinutes } from './demoCourses.ts';
import { DemoTile } from './DemoTile.tsx';
import { demoMessages as messages } from './messages.ts';
import { useDemoCourse } from './useDemoCourse.ts';

/** The marketplace mode of a workspace: two demo courses that come with the product, and that of the platform to open (MKT-01, OP-69). */
export function DemoCourses(): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const course = useDemoCourse();
  const lang = course?.metadata.language ?? undefined;
  return (
    <div className={styles.demos}>
      <Section heading={intl.formatMessage(messages.heading)}>
        <p className={styles.about}>
          <FormattedMessage {...messages.about} />
        </p>
        <CourseGrid>
          {bundledCourses.map(({ id, name, summary, minutes }) => (
            <DemoTile
              key={id}
              id={id}
              name={intl.formatMessage(name)}
              summary={intl.formatMessage(summary)}
              minutes={minutes}
            />
          ))}
          {course ? (
            <DemoTile
              id={course.courseId}
              image={course.imageUrl}
              name={course.name}
              summary={course.miniDescription}
              minutes={course.durationMinutes ?? demoCourseMinutes}
              {...(lang === undefined ? {} : { lang })}
              to={links.course(course.courseId)}
            />
          ) : null}
        </CourseGrid>
      </Section>
    </div>
  );
}

const useStyles = makeStyles({
  demos: { marginTop: '16px' },
  about: { margin: 0, color: tokens.colorNeutralForeground2 },
});
