import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ResponsiveImage } from '../../ui/ResponsiveImage.tsx';
import { sectionMessages as messages } from '../messages.ts';
import { NewTabLink } from '../NewTabLink.tsx';
import { PdfSection } from '../pdf/PdfSection.tsx';
import { columnSizes } from '../pictureSizes.ts';
import { Video, type VideoProps } from '../video/Video.tsx';
import { useMediaStyles } from './Media.styles.ts';
import { TypeformFacade } from './TypeformFacade.tsx';
import { videoEmbed } from './videoEmbed.ts';

/** What an address leads to. Whatever is not shown here is a link. */
export type MediaKind =
  | 'IMAGE'
  | 'YOUTUBE'
  | 'VIMEO'
  | 'TYPEFORM'
  | 'LOOM'
  | 'KINESCOPE'
  | 'SCORM'
  | 'PDF'
  | 'VIDEO_FILE'
  | 'LIVE_LECTURE'
  | 'MEETING'
  | 'LINK';

const sitesWithPlayers: ReadonlySet<MediaKind> = new Set<MediaKind>(['YOUTUBE', 'VIMEO', 'LOOM', 'KINESCOPE']);

/** Media by what its address leads to (LEC-08); anything that is not shown here is a link. What is said is for videos alone. */
export function Media({
  url,
  kind,
  alt = '',
  sectionId,
  captions,
  transcript,
}: Pick<VideoProps, 'sectionId' | 'captions' | 'transcript'> & {
  url: string;
  kind: MediaKind;
  alt?: string;
}): ReactElement {
  const intl = useIntl();
  const styles = useMediaStyles();
  if (kind === 'VIDEO_FILE' || (sitesWithPlayers.has(kind) && videoEmbed(url))) {
    return <Video url={url} sectionId={sectionId} captions={captions} transcript={transcript} />;
  }
  if (kind === 'TYPEFORM') return <TypeformFacade url={url} />;
  if (kind === 'PDF') return <PdfSection url={url} />;
  if (kind === 'IMAGE') return <ResponsiveImage className={styles.picture} src={url} alt={alt} sizes={columnSizes} />;
  return <NewTabLink href={url}>{intl.formatMessage(messages.openLink)}</NewTabLink>;
}
