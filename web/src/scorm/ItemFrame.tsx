import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement, RefObject } from 'react';
import { playerAddress } from './playerAddress.ts';

/** Where an item plays: the run-time page of the packages' origin, at least 480 px high and as wide as the lecture (SCORM-02). */
export function ItemFrame({
  frame,
  title,
  contentUrl,
}: {
  frame: RefObject<HTMLIFrameElement | null>;
  title: string;
  /** Any address on the packages' origin. */
  contentUrl: string;
}): ReactElement {
  const styles = useStyles();
  return (
    <iframe
      ref={frame}
      className={styles.frame}
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
    boxSizing: 'border-box',
    width: '100%',
    aspectRatio: '16 / 9',
    minHeight: 'min(480px, 80vh)',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: '8px',
    backgroundColor: tokens.colorNeutralBackground1,
  },
});
