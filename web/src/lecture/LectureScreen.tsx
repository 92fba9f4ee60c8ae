import { Button } from '@fluentui/react-components';
import { ChevronLeft20Regular } from '@fluentui/react-icons/svg/chevron-left';
import { FullScreenMaximize20Regular } from '@fluentui/react-icons/svg/full-screen-maximize';
import { FullScreenMinimize20Regular } from '@fluentui/react-icons/svg/full-screen-minimize';
import { List20Regular } from '@fluentui/react-icons/svg/list';
import { useLayoutEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link, useLocation } from 'react-router';
import { AnsweringContext, type Answering } from '../quiz/AnsweringContext.ts';
import { links, signInFrom } from '../routing/links.ts';
import { announceArrival } from '../ui/arrival.ts';
import { DocumentTitle } from '../ui/DocumentTitle.tsx';
import { LectureOutline } from './LectureOutline.tsx';
import { LectureReader } from './LectureReader.tsx';
import { useLectureScreenStyles } from './LectureScreen.styles.ts';
import { lectureMessages as messages } from './messages.ts';
import { OutlineDrawer } from './OutlineDrawer.tsx';
import { useFullscreen } from './useFullscreen.ts';
import { WithheldContent } from './WithheldContent.tsx';
import type { LectureScreen_course$key } from './__generated__/LectureScreen_course.graphql.ts';
import type { LectureScreen_lecture$key } from './__generated__/LectureScreen_lecture.graphql.ts';

/** A lecture with the outline of its course beside it, or behind a button on small screens. */
export function LectureScreen({
  course,
  lecture,
}: {
  course: LectureScreen_course$key;
  lecture: LectureScreen_lecture$key;
}): ReactElement {
  const study = useFragment(
    graphql`
      fragment LectureScreen_course on Course {
        courseId
        name
        viewerUserCourse {
          userCourseId
          ...LectureOutline_userCourse
        }
        ...LectureOutline_course
        ...LectureReader_course
        ...WithheldContent_course
      }
    `,
    course,
  );
  const data = useFragment(
    graphql`
      fragment LectureScreen_lecture on Lecture {
        lectureId
        name
        content @required(action: THROW) {
          __typename
          ... on LectureContent {
            readOnly
          }
        }
        ...LectureReader_lecture
        ...WithheldContent_lecture
      }
    `,
    lecture,
  );
  const intl = useIntl();
  const styles = useLectureScreenStyles();
  const { pathname, search, hash } = useLocation();
  const screen = useRef<HTMLDivElement>(null);
  const fullscreen = useFullscreen(screen);
  const [drawerOpen, setDrawerOpen] = useState(false);

  // From lecture to lecture the path stays the same: the heading of the next one takes the focus all the same.
  useLayoutEffect(() => announceArrival, []);

  const userCourse = study.viewerUserCourse ?? null;
  const readOnly = data.content.__typename === 'LectureContent' && data.content.readOnly;
  const userCourseId = userCourse?.userCourseId ?? null;
  const answering = useMemo<Answering>(
    () => ({
      userCourseId,
      readOnly: userCourseId === null ? 'visitor' : readOnly ? 'view' : null,
      signInHref: signInFrom(`${pathname}${search}${hash}`),
    }),
    [hash, pathname, readOnly, search, userCourseId],
  );
  const title = intl.formatMessage(messages.title, { lecture: data.name, course: study.name });
  const outline = (
    <LectureOutline
      course={study}
      userCourse={userCourse}
      currentLectureId={data.lectureId}
      onLectureChosen={() => setDrawerOpen(false)}
    />
  );
  const fullscreenLabel = intl.formatMessage(fullscreen.active ? messages.exitFullscreen : messages.fullscreen);
  return (
    <div ref={screen} className={styles.screen}>
      <DocumentTitle>{title}</DocumentTitle>
      <div className={styles.rail}>{outline}</div>
      <AnsweringContext value={answering}>
        <div className={styles.main}>
          <div className={styles.top}>
            <div className={styles.toolbar}>
              <Link
                className={styles.back}
                to={userCourse ? links.userCourse(study.courseId) : links.course(study.courseId)}
              >
                <ChevronLeft20Regular aria-hidden />
                <span className={styles.backName}>{intl.formatMessage(messages.backToCourse)}</span>
              </Link>
              <div className={styles.tools}>
                <Button
                  className={styles.narrowOnly}
                  appearance="subtle"
                  icon={<List20Regular />}
                  aria-haspopup="dialog"
                  aria-expanded={drawerOpen}
                  onClick={() => setDrawerOpen(true)}
                >
                  {intl.formatMessage(messages.openOutline)}
                </Button>
                {fullscreen.supported ? (
                  <Button
                    appearance="subtle"
                    icon={fullscreen.active ? <FullScreenMinimize20Regular /> : <FullScreenMaximize20Regular />}
                    aria-label={fullscreenLabel}
                    title={fullscreenLabel}
                    onClick={fullscreen.toggle}
                  />
                ) : null}
              </div>
            </div>
          </div>
          {data.content.__typename === 'LectureContent' ? (
            <LectureReader course={study} lecture={data} />
          ) : (
            <WithheldContent course={study} lecture={data} />
          )}
        </div>
      </AnsweringContext>
      {drawerOpen ? <OutlineDrawer onClosed={() => setDrawerOpen(false)}>{outline}</OutlineDrawer> : null}
    </div>
  );
}
