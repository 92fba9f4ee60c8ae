import { useState } from 'react';
import { defaultColors, type ProfileColors } from '../../theme/createTheme.ts';
import { colorNames, isColor } from '../profile/profileRules.ts';

/** The five colours as they were last written out: one that is being typed and is none yet stays what it was. */
export function useValidColors(colors: ProfileColors): ProfileColors {
  const [valid, setValid] = useState(() => keepValid(colors, defaultColors));
  const next = keepValid(colors, valid);
  if (colorNames.every((name) => next[name] === valid[name])) return valid;
  setValid(next);
  return next;
}

function keepValid(colors: ProfileColors, former: ProfileColors): ProfileColors {
  return Object.fromEntries(
    colorNames.map((name) => [name, isColor(colors[name]) ? colors[name] : former[name]]),
  ) as unknown as ProfileColors;
}
