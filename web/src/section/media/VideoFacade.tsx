import { Play24Filled } from '@fluentui/react-icons/svg/play';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { sectionMessages as messages } from '../messages.ts';
import { useMediaStyles } from './Media.styles.ts';
import type { VideoEmbed } from './videoEmbed.ts';

/** A video of another site: a still first; the player, and with it the other site's cookies and scripts, by a click. */
export function VideoFacade({ embed }: { embed: VideoEmbed }): ReactElement {
  const intl = useIntl();
  const styles = useMediaStyles();
  const [playing, setPlaying] = useState(false);
  const [still, setStill] = useState(embed.still);
  const player = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (playing) player.current?.focus();
  }, [playing]);
  return (
    <div>
      <div className={styles.frame}>
        {playing ? (
          <iframe
            ref={player}
            className={styles.fill}
            src={embed.player}
            title={intl.formatMessage(messages.video)}
            // oxlint-disable-next-line react/iframe-missing-sandbox -- the player is of another origin, so both together free nothing of ours
            sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
            allow="autoplay; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <>
            {still ? (
              <img className={styles.fill} src={still} alt="" loading="lazy" onError={() => setStill(null)} />
            ) : null}
            <button
              type="button"
              className={styles.play}
              aria-label={intl.formatMessage(messages.playVideo, { host: embed.host })}
              onClick={() => setPlaying(true)}
            >
              <span className={styles.disc}>
                <Play24Filled aria-hidden />
              </span>
            </button>
          </>
        )}
      </div>
      {playing ? null : <p className={styles.note}>{intl.formatMessage(messages.videoNote, { host: embed.host })}</p>}
    </div>
  );
}
