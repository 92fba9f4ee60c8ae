import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement, RefObject } from 'react';
import { useEmbedHeight } from '../ui/embed/EmbedHeight.ts';
import { playerAddress } from './playerAddress.ts';

/**
 * Where an item plays: the run-time page of the packages' origin, as wide as the lecture (SCORM-02). It is as high as the author says, or
 * else at least 480 px (OP-89).
 */
export function ItemFrame({
  frame,
  title,
  contentUrl,
  contentHeight,
}: {
  frame: RefObject<HTMLIFrameElement | null>;
  title: string;
  /** Any address on the packages' origin. */
  contentUrl: string;
  /** Pixels of what plays in it; null before it has said so. */
  contentHeight: number | null;
}): ReactElement {
  const styles = useStyles();
  const height = useEmbedHeight(contentHeight);
  return (
    <iframe
      ref={frame}
      className={mergeClasses(styles.frame, height === undefined && styles.free)}
      style={{ height }}
      title={title}
      src={playerAddress(contentUrl)}
      // oxlint-disable-next-line react/iframe-missing-sandbox -- the page is of another origin, so both together free nothing of ours
      sandbox="allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-downloads"
      allow="autoplay; fullscreen"
      referrerPolicy="no-referrer"
    />
  );
}

const useStyles = makeStyles({
  frame: {
    display: 'block',
    // A stated height is that of the content, its border around it.
    boxSizing: 'content-box',
    width: 'calc(100% - 2px)',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: '8px',
    backgroundColor: tokens.colorNeutralBackground1,
  },
  free: { aspectRatio: '16 / 9', minHeight: 'min(480px, 80vh)' },
});
