import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useRef, type ReactElement } from 'react';

/** What the camera sees, without its sound, as in a mirror. Who cannot see it misses nothing that is not said beside it. */
export function StreamPreview({ stream }: { stream: MediaStream }): ReactElement {
  const styles = useStyles();
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const player = video.current;
    if (player) player.srcObject = stream;
    return () => {
      if (player) player.srcObject = null;
    };
  }, [stream]);
  return <video ref={video} className={styles.picture} autoPlay muted playsInline aria-hidden tabIndex={-1} />;
}

const useStyles = makeStyles({
  picture: {
    display: 'block',
    width: '100%',
    aspectRatio: '16 / 9',
    objectFit: 'contain',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground6,
    transform: 'scaleX(-1)',
  },
});
