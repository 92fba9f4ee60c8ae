import type { ReactElement } from 'react';
import { Media } from '../../section/media/Media.tsx';
import { videoKind } from '../../section/media/videoKind.ts';

/** What a course is about, as a film. Most courses have none. */
export function CourseVideo({ url }: { url: string }): ReactElement {
  return <Media url={url} kind={videoKind(url)} />;
}
