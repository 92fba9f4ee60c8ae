import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Media } from '../section/media/Media.tsx';
import { videoKind } from '../section/media/videoKind.ts';
import { AuthorHtml } from '../ui/authorHtml/AuthorHtml.tsx';
import { Section } from '../ui/Section.tsx';
import { useCourseScreenStyles } from './CourseScreen.styles.ts';
import { courseMessages as messages } from './messages.ts';

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
  if (!description && !videoUrl) return null;
  return (
    <Section heading={intl.formatMessage(messages.about)}>
      {videoUrl ? <Media url={videoUrl} kind={videoKind(videoUrl)} /> : null}
      {description ? <AuthorHtml className={styles.description} html={description} /> : null}
    </Section>
  );
}
