import type { Theme } from '@fluentui/react-components';
import { defaultFontSize } from '../reading/readingSettings.ts';

/** A theme whose every font-size and line-height token is multiplied by `fontSize / 16` (OP-52). */
export function scaleType(theme: Theme, fontSize: number): Theme {
  if (fontSize === defaultFontSize) return theme;
  const factor = fontSize / defaultFontSize;
  return Object.fromEntries(
    Object.entries(theme).map(([token, value]) =>
      /^(?:fontSize|lineHeight)/.test(token)
        ? [token, `${Number.parseFloat(String(value)) * factor}px`]
        : [token, value],
    ),
  ) as unknown as Theme;
}
