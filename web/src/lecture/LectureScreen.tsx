import { Button } from '@fluentui/react-components';
import { ChevronLeft20Regular } from '@fluentui/react-icons/svg/chevron-left';
import { FullScreenMaximize20Regular } from '@fluentui/react-icons/svg/full-screen-maximize';
import { FullScreenMinimize20Regular } from '@fluentui/react-icons/svg/full-screen-minimize';
import { List20Regular } from '@fluentui/react-icons/svg/list';
import { useLayoutEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { links } from '../routing/links.ts';
import { PartBoundary } from '../routing/part/PartBoundary.tsx';
import { announceArrival } from '../ui/arrival.ts';
import { ContentLanguage } from '../ui/authorHtml/ContentLanguage.ts';
import { EmbedHeight } from '../ui/embed/EmbedHeight.ts';
import { DocumentTitle } from '../ui/DocumentTitle.tsx';
import { PageHeading } from '../ui/Page.tsx';
import { LectureContent } from './LectureContent.tsx';
import { LectureOutline } from './LectureOutline.tsx';
import { useLectureScreenStyles } from './LectureScreen.styles.ts';
import { lectureMessages as messages } from './messages.ts';
import { OutlineDrawer } from './OutlineDrawer.tsx';
import { fullscreenMessages } from '../ui/fullscreen/fullscreenMessages.ts';
import { useFullscreen } from '../ui/fullscreen/useFullscreen.ts';
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
      fragment LectureScreen_course on Course @throwOnFieldError {
        courseId
        name
        metadata {
          language
          dynamicContentHeight
          fixedContentHeight
        }
        viewerUserCourse {
          ...LectureOutline_userCourse
        }
        ...LectureOutline_course
        ...LectureContent_course
      }
    `,
    course,
  );
  const data = useFragment(
    graphql`
      fragment LectureScreen_lecture on Lecture @throwOnFieldError {
        lectureId
        name
        ...LectureContent_lecture
      }
    `,
    lecture,
  );
  const intl = useIntl();
  const styles = useLectureScreenStyles();
  const screen = useRef<HTMLDivElement>(null);
  const fullscreen = useFullscreen(screen);
  const [drawerOpen, setDrawerOpen] = useState(false);

  // From lecture to lecture the path stays the same: the heading of the next one takes the focus all the same.
  useLayoutEffect(() => announceArrival, []);

  const userCourse = study.viewerUserCourse ?? null;
  const lang = study.metadata.language ?? undefined;
  const { fixedContentHeight, dynamicContentHeight } = study.metadata;
  const embedHeight = useMemo(
    () => ({ fixed: fixedContentHeight ?? null, grows: dynamicContentHeight }),
    [fixedContentHeight, dynamicContentHeight],
  );
  const title = intl.formatMessage(messages.title, { lecture: data.name, course: study.name });
  const outline = (
    <PartBoundary>
      <LectureOutline
        course={study}
        userCourse={userCourse}
        currentLectureId={data.lectureId}
        onLectureChosen={() => setDrawerOpen(false)}
      />
    </PartBoundary>
  );
  const fullscreenLabel = intl.formatMessage(
    fullscreen.active ? fullscreenMessages.exitFullscreen : fullscreenMessages.fullscreen,
  );
  return (
    <ContentLanguage value={lang}>
      <div ref={screen} className={styles.screen}>
        <DocumentTitle lang={lang}>{title}</DocumentTitle>
        <div className={styles.rail}>{outline}</div>
        <div className={styles.main}>
          <div className={styles.top}>
            <div className={styles.toolbar}>
              <Link
                className={styles.back}
                to={userCourse ? links.userCourse(study.courseId) : links.course(study.courseId)}
              >
                <ChevronLeft20Regular aria-hidden />
                <span>{intl.formatMessage(messages.backToCourse)}</span>
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
          <PartBoundary
            renderFrame={(failed) => (
              <div className={styles.column}>
                <PageHeading lang={lang}>{data.name}</PageHeading>
                {failed}
              </div>
            )}
          >
            <EmbedHeight value={embedHeight}>
              <LectureContent course={study} lecture={data} />
            </EmbedHeight>
          </PartBoundary>
        </div>
        {drawerOpen ? <OutlineDrawer onClosed={() => setDrawerOpen(false)}>{outline}</OutlineDrawer> : null}
      </div>
    </ContentLanguage>
  );
}
