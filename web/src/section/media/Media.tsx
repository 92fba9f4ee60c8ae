import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { sectionMessages as messages } from '../messages.ts';
import { NewTabLink } from '../NewTabLink.tsx';
import { PdfSection } from '../pdf/PdfSection.tsx';
import { useMediaStyles } from './Media.styles.ts';
import { posterOf } from './posterOf.ts';
import { TypeformFacade } from './TypeformFacade.tsx';
import { videoEmbed } from './videoEmbed.ts';
import { VideoFacade } from './VideoFacade.tsx';

/** What an address leads to. Whatever is not shown here is a link. */
export type MediaKind =
  | 'IMAGE'
  | 'YOUTUBE'
  | 'VIMEO'
  | 'TYPEFORM'
  | 'LOOM'
  | 'SCORM'
  | 'PDF'
  | 'VIDEO_FILE'
  | 'LIVE_LECTURE'
  | 'MEETING'
  | 'LINK';

/** Media by what its address leads to (LEC-08); anything that is not shown here is a link. */
export function Media({ url, kind, alt = '' }: { url: string; kind: MediaKind; alt?: string }): ReactElement {
  const intl = useIntl();
  const styles = useMediaStyles();
  const embed = kind === 'YOUTUBE' || kind === 'VIMEO' || kind === 'LOOM' ? videoEmbed(url) : null;
  if (embed) return <VideoFacade embed={embed} />;
  if (kind === 'VIDEO_FILE') {
    return (
      <div className={styles.frame}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- authors' clips bring no caption files; the text beside them tells */}
        <video
          className={styles.fill}
          src={url}
          poster={posterOf(url)}
          controls
          playsInline
          preload="metadata"
          aria-label={intl.formatMessage(messages.video)}
        />
      </div>
    );
  }
  if (kind === 'TYPEFORM') return <TypeformFacade url={url} />;
  if (kind === 'PDF') return <PdfSection url={url} />;
  if (kind === 'IMAGE') return <img className={styles.picture} src={url} alt={alt} loading="lazy" decoding="async" />;
  return <NewTabLink href={url}>{intl.formatMessage(messages.openLink)}</NewTabLink>;
}
