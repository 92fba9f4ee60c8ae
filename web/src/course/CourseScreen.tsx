import { mergeClasses } from '@fluentui/react-components';
import { lazy, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link, useLocation } from 'react-router';
import { AchievementStrip } from '../achievement/AchievementStrip.tsx';
import { achievementMessages } from '../achievement/messages.ts';
import { GiveUpButton } from '../enrolment/GiveUpButton.tsx';
import { loadWithTexts } from '../i18n/loadWithTexts.ts';
import { links } from '../routing/links.ts';
import { readIdParameter } from '../routing/hashLink.ts';
import { PartBoundary } from '../routing/part/PartBoundary.tsx';
import { ContentLanguage } from '../ui/authorHtml/ContentLanguage.ts';
import { Cover } from '../ui/Cover.tsx';
import { LazyBoundary } from '../ui/LazyBoundary.tsx';
import { Page } from '../ui/Page.tsx';
import { Section } from '../ui/Section.tsx';
import { AboutCourse } from './AboutCourse.tsx';
import { CourseAction } from './CourseAction.tsx';
import { CourseHead } from './CourseHead.tsx';
import { CourseInside } from './CourseInside.tsx';
import { CourseProgress } from './CourseProgress.tsx';
import { useCourseScreenStyles } from './CourseScreen.styles.ts';
import { courseMessages as messages } from './messages.ts';
import { PracticalInfo } from './PracticalInfo.tsx';
import { ShareCourse } from './ShareCourse.tsx';
import type { CourseScreen_course$key } from './__generated__/CourseScreen_course.graphql.ts';

/** For those who are enrolled; it has to look into this device before it can say anything. */
const KeepCourse = lazy(() =>
  loadWithTexts(() => import('../offline/kept/KeepCourse.tsx')).then((module) => ({ default: module.KeepCourse })),
);

/** Everything about a course: what it is, what can be done now, what is inside, and how far the learner is (CAT-14). */
export function CourseScreen({ course }: { course: CourseScreen_course$key }): ReactElement {
  const data = useFragment(
    graphql`
      fragment CourseScreen_course on Course @throwOnFieldError {
        courseId
        type
        name
        description
        imageUrl
        videoUrl
        metadata {
          language
        }
        tags {
          id
          name
        }
        viewerUserCourse @catch {
          ...CourseHead_userCourse
          ...CourseProgress_userCourse
          ...AchievementStrip_userCourse
          ...GiveUpButton_userCourse
        }
        ...CourseHead_course
        ...CourseAction_course
        ...CourseInside_course
        ...AchievementStrip_course
        ...PracticalInfo_course
        ...KeepCourse_course
      }
    `,
    course,
  );
  const intl = useIntl();
  const styles = useCourseScreenStyles();
  const { search } = useLocation();
  // Whether someone is enrolled may fail on its own: then the page says so beside the course, which stays.
  const study = data.viewerUserCourse.ok ? (data.viewerUserCourse.value ?? null) : null;
  // Its walk is open to everyone; there is nothing to be enrolled in.
  const umbrella = data.type === 'DECISION_TREE';
  const lang = data.metadata.language ?? undefined;
  const about = <AboutCourse description={data.description} videoUrl={data.videoUrl} />;
  const inside = <CourseInside course={data} openModuleId={readIdParameter(search, 'module')} />;
  return (
    <ContentLanguage value={lang}>
      <Page title={data.name} lang={lang} heading={<></>}>
        <div className={styles.layout}>
          <div className={styles.main}>
            <CourseHead course={data} userCourse={study} />
            {umbrella ? inside : about}
            {umbrella ? about : inside}
            <PartBoundary
              renderFrame={(failed) => (
                <Section heading={intl.formatMessage(achievementMessages.heading)}>{failed}</Section>
              )}
            >
              <AchievementStrip course={data} userCourse={study} />
            </PartBoundary>
          </div>
          <aside className={styles.aside}>
            <div className={mergeClasses(styles.cover, umbrella && styles.coverBehind)}>
              <Cover
                id={data.courseId}
                src={data.imageUrl}
                sizes="(min-width: 1024px) 360px, (min-width: 600px) 280px, 100vw"
                seen="first"
              />
            </div>
            {study ? (
              <div className={styles.progress}>
                <PartBoundary>
                  <CourseProgress userCourse={study} courseName={data.name} />
                </PartBoundary>
              </div>
            ) : null}
            {umbrella && !study ? null : (
              <div className={styles.action}>
                <PartBoundary>
                  <CourseAction course={data} />
                </PartBoundary>
              </div>
            )}
            <div className={styles.info}>
              <PracticalInfo course={data} />
              {data.tags.length > 0 ? (
                <div>
                  <h2 className={styles.smallHeading}>{intl.formatMessage(messages.tags)}</h2>
                  <ul className={styles.tags}>
                    {data.tags.map(({ id, name }) => (
                      <li key={id} lang={lang}>
                        <Link
                          className={styles.tag}
                          to={`${links.courses}?${new URLSearchParams({ tag: name }).toString()}`}
                        >
                          {name}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </div>
              ) : null}
              <div className={styles.tools}>
                <ShareCourse courseId={data.courseId} name={data.name} />
                {study ? (
                  <LazyBoundary waiting={null}>
                    <KeepCourse course={data} />
                  </LazyBoundary>
                ) : null}
                {study ? <GiveUpButton userCourse={study} courseName={data.name} /> : null}
              </div>
            </div>
          </aside>
        </div>
      </Page>
    </ContentLanguage>
  );
}
