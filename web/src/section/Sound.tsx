import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useState, type ComponentProps, type ReactElement } from 'react';

/** A player of a sound. Nothing of it loads before it is played; until its length is known, no zero stands in its place. */
export function Sound(props: Omit<ComponentProps<'audio'>, 'controls' | 'preload'>): ReactElement {
  const styles = useStyles();
  const [measured, setMeasured] = useState(false);
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- what is said stands beside it
    <audio
      {...props}
      controls
      preload="none"
      data-measured={measured}
      className={mergeClasses(styles.sound, props.className)}
      onDurationChange={({ currentTarget }) => setMeasured(Number.isFinite(currentTarget.duration))}
    />
  );
}

const unknown = { display: 'none' };

const useStyles = makeStyles({
  sound: {
    '&[data-measured="false"]::-webkit-media-controls-current-time-display': unknown,
    '&[data-measured="false"]::-webkit-media-controls-time-remaining-display': unknown,
  },
});
