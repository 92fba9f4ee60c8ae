import { useState } from 'react';
import { readChoice, rememberChoice } from '../../viewer/browserChoices.ts';
import { speeds } from './playback.ts';

const choice = 'videoSpeed';

/** How fast videos play; the browser remembers it for the next one. */
export function useSpeed(): [number, (speed: number) => void] {
  const [speed, setSpeed] = useState<number>(() => speeds.find((each) => each === readChoice(choice)) ?? 1);
  return [
    speed,
    (next) => {
      rememberChoice(choice, next);
      setSpeed(next);
    },
  ];
}
