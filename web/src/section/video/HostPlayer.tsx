import { useEffect, useImperativeHandle, useRef, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useMediaStyles } from '../media/Media.styles.ts';
import { playerAt, type VideoEmbed } from '../media/videoEmbed.ts';
import { sectionMessages } from '../messages.ts';
import { useHostControl } from './useHostControl.ts';
import type { PlayerProps } from './videoPlayer.ts';

/** The player of another site. One that takes no messages begins again at another second. */
export function HostPlayer({ embed, start, onPosition, ref }: PlayerProps & { embed: VideoEmbed }): ReactElement {
  const intl = useIntl();
  const styles = useMediaStyles();
  const frame = useRef<HTMLIFrameElement>(null);
  const [begun, setBegun] = useState({ from: start, times: 0 });
  const control = useHostControl(frame, embed.host, onPosition);
  useImperativeHandle(ref, () => {
    const beginAt = (from: number): void => setBegun(({ times }) => ({ from, times: times + 1 }));
    return { seek: control ? control.seek : beginAt };
  }, [control]);
  useEffect(() => frame.current?.focus(), []);
  return (
    <iframe
      // At the same second as before it begins again, too.
      key={begun.times}
      ref={frame}
      className={styles.fill}
      src={playerAt(embed, begun.from)}
      title={intl.formatMessage(sectionMessages.video)}
      // oxlint-disable-next-line react/iframe-missing-sandbox -- the player is of another origin, so both together free nothing of ours
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      allow="autoplay; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
