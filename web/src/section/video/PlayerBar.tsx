import { Button, mergeClasses, Spinner } from '@fluentui/react-components';
import { ClosedCaption20Filled, ClosedCaption20Regular } from '@fluentui/react-icons/svg/closed-caption';
import { FullScreenMaximize20Regular } from '@fluentui/react-icons/svg/full-screen-maximize';
import { FullScreenMinimize20Regular } from '@fluentui/react-icons/svg/full-screen-minimize';
import { Pause20Filled } from '@fluentui/react-icons/svg/pause';
import { Play20Filled } from '@fluentui/react-icons/svg/play';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { Caption } from './caption.ts';
import { clock } from './clock.ts';
import { speeds, type Playback } from './playback.ts';
import { usePlayerStyles } from './Player.styles.ts';
import { playerMessages as messages } from './playerMessages.ts';
import { SoundControl } from './SoundControl.tsx';
import type { ShownCaptions } from './useShownCaptions.ts';

/** The controls below a film: they stay, cover nothing, and work by touch and by keyboard. */
export function PlayerBar({
  playback,
  captions,
  shownCaptions,
  speed,
  filled,
  onPlay,
  onSought,
  onSound,
  onVolume,
  onSpeed,
  onFill,
}: {
  playback: Playback;
  captions: readonly Caption[];
  shownCaptions: ShownCaptions;
  speed: number;
  /** Whether the player fills the screen. */
  filled: boolean;
  onPlay: () => void;
  /** It is to go to a second. */
  onSought: (seconds: number) => void;
  onSound: () => void;
  onVolume: (volume: number) => void;
  onSpeed: (speed: number) => void;
  onFill: () => void;
}): ReactElement {
  const intl = useIntl();
  const { paused, at, length, waiting } = playback;
  const styles = usePlayerStyles();
  const [now, end] = [clock(at), length === null ? null : clock(length)];
  const { shown, chosen, toggle, choose } = shownCaptions;
  return (
    <div className={styles.bar}>
      <input
        type="range"
        className={styles.position}
        min={0}
        max={length ?? at}
        step={1}
        value={Math.floor(at)}
        disabled={length === null}
        aria-label={intl.formatMessage(messages.position)}
        aria-valuetext={end === null ? now : intl.formatMessage(messages.positionOf, { time: now, length: end })}
        onChange={(event) => onSought(Number(event.target.value))}
      />
      <div className={styles.row}>
        <Button
          appearance="subtle"
          className={styles.button}
          icon={paused ? <Play20Filled /> : <Pause20Filled />}
          aria-label={intl.formatMessage(paused ? messages.playOn : messages.pause)}
          onClick={onPlay}
        />
        <span aria-hidden className={styles.time}>
          {end === null ? now : `${now} / ${end}`}
        </span>
        {waiting ? <Spinner size="tiny" aria-label={intl.formatMessage(messages.waiting)} /> : null}
        <span className={styles.gap} />
        <SoundControl playback={playback} onSound={onSound} onVolume={onVolume} />
        {captions.length > 0 ? (
          <Button
            appearance="subtle"
            className={mergeClasses(styles.button, shown && styles.on)}
            icon={shown ? <ClosedCaption20Filled /> : <ClosedCaption20Regular />}
            aria-label={intl.formatMessage(messages.captions)}
            aria-pressed={shown}
            onClick={toggle}
          />
        ) : null}
        {captions.length > 1 && shown ? (
          <select
            className={styles.select}
            aria-label={intl.formatMessage(messages.captionsIn)}
            value={captions.findIndex((caption) => caption === chosen)}
            onChange={(event) => choose(Number(event.target.value))}
          >
            {captions.map(({ label }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- they never change places, and two may be alike
              <option key={index} value={index}>
                {label}
              </option>
            ))}
          </select>
        ) : null}
        <select
          className={styles.select}
          aria-label={intl.formatMessage(messages.speed)}
          value={speed}
          onChange={(event) => onSpeed(Number(event.target.value))}
        >
          {speeds.map((each) => (
            <option key={each} value={each}>
              {intl.formatMessage(messages.times, { speed: each })}
            </option>
          ))}
        </select>
        <Button
          appearance="subtle"
          className={styles.button}
          icon={filled ? <FullScreenMinimize20Regular /> : <FullScreenMaximize20Regular />}
          aria-label={intl.formatMessage(filled ? messages.unfill : messages.fill)}
          onClick={onFill}
        />
      </div>
    </div>
  );
}
