import { makeStyles, tokens } from '@fluentui/react-components';
import { useId, useRef, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import { sectionMessages as messages } from '../messages.ts';
import { Sound } from '../Sound.tsx';
import { VideoTranscript } from '../video/VideoTranscript.tsx';

export interface AudioSectionProps {
  /** The address of the sound. */
  url: string;
  /** What its author calls it; may be empty. */
  title: string;
  /** What is said, a line each, which may begin with a time; may be empty. */
  transcript: string;
}

/** A sound with its title, and with what is said in it to read and to play from (OP-207). Nothing of it loads before it is played. */
export function AudioSection({ url, title, transcript }: AudioSectionProps): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const lang = useContentLanguage();
  const id = useId();
  const player = useRef<HTMLAudioElement>(null);
  const [at, setAt] = useState<number | null>(null);
  const seek = (seconds: number): void => {
    if (!player.current) return;
    player.current.currentTime = seconds;
    // One that cannot be played says so itself.
    void player.current.play().catch(() => undefined);
  };
  return (
    <figure className={styles.card}>
      {title ? (
        <figcaption id={id} lang={lang} className={styles.title}>
          {title}
        </figcaption>
      ) : null}
      <Sound
        ref={player}
        src={url || undefined}
        className={styles.player}
        {...(title ? { 'aria-labelledby': id } : { 'aria-label': intl.formatMessage(messages.sound) })}
        onTimeUpdate={({ currentTarget }) => setAt(currentTarget.currentTime)}
      />
      {transcript ? <VideoTranscript text={transcript} captions={[]} at={at} onSeek={seek} /> : null}
    </figure>
  );
}

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    margin: 0,
    padding: '16px 20px',
    borderRadius: '12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  player: { width: '100%' },
  title: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
});
