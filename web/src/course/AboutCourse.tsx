import { lazy, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { loadWithTexts } from '../i18n/loadWithTexts.ts';
import { AuthorHtml } from '../ui/authorHtml/AuthorHtml.tsx';
import { LazyBoundary } from '../ui/LazyBoundary.tsx';
import { Section } from '../ui/Section.tsx';
import { useTakenOver } from '../viewer/useTakenOver.ts';
import { useCourseScreenStyles } from './CourseScreen.styles.ts';
import { courseMessages as messages } from './messages.ts';

const CourseVideo = lazy(() =>
  loadWithTexts(() => import('./video/CourseVideo.tsx')).then((module) => ({ default: module.CourseVideo })),
);

/** What a course is about, in words and as a film; nothing where its author says nothing. */
export function AboutCourse({
  description,
  videoUrl,
}: {
  description: string;
  videoUrl: string | null | undefined;
}): ReactElement | null {
  const intl = useIntl();
  const styles = useCourseScreenStyles();
  const takenOver = useTakenOver();
  if (!description && !videoUrl) return null;
  const room = <div className={styles.video} />;
  return (
    <Section heading={intl.formatMessage(messages.about)}>
      {videoUrl && takenOver ? (
        <LazyBoundary waiting={room}>
          <CourseVideo url={videoUrl} />
        </LazyBoundary>
      ) : null}
      {/* What plays is the browser's to draw. */}
      {videoUrl && !takenOver ? room : null}
      {description ? <AuthorHtml className={styles.description} html={description} /> : null}
    </Section>
  );
}
