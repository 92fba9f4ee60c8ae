import { Button } from '@fluentui/react-components';
import { Speaker220Regular } from '@fluentui/react-icons/svg/speaker';
import { SpeakerMute20Regular } from '@fluentui/react-icons/svg/speaker-mute';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { Playback } from './playback.ts';
import { usePlayerStyles } from './Player.styles.ts';
import { playerMessages as messages } from './playerMessages.ts';

/** Turns the sound off and on, and by mouse and keyboard louder and quieter: a touch device has keys of its own for that. */
export function SoundControl({
  playback: { muted, volume },
  onSound,
  onVolume,
}: {
  playback: Pick<Playback, 'muted' | 'volume'>;
  onSound: () => void;
  /** 1 is the whole. */
  onVolume: (volume: number) => void;
}): ReactElement {
  const intl = useIntl();
  const styles = usePlayerStyles();
  const heard = muted ? 0 : volume;
  return (
    <>
      <Button
        appearance="subtle"
        className={styles.button}
        icon={muted ? <SpeakerMute20Regular /> : <Speaker220Regular />}
        aria-label={intl.formatMessage(muted ? messages.unmute : messages.mute)}
        onClick={onSound}
      />
      <input
        type="range"
        className={styles.volume}
        min={0}
        max={1}
        step={0.05}
        value={heard}
        aria-label={intl.formatMessage(messages.volume)}
        aria-valuetext={intl.formatNumber(heard, { style: 'percent' })}
        onChange={(event) => onVolume(Number(event.target.value))}
        // Its arrows are about the sound, not about the place in the film.
        onKeyDown={(event) => {
          if (event.key.startsWith('Arrow')) event.stopPropagation();
        }}
      />
    </>
  );
}
