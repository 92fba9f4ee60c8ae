import { tokens } from '@fluentui/react-components';

/** Reading text, 18/28 at the default size of type; it follows the type scale (OP-52). */
export const readingText = {
  color: tokens.colorNeutralForeground1,
  fontSize: `calc(${tokens.fontSizeBase400} * 1.125)`,
  lineHeight: `calc(${tokens.lineHeightBase400} * 14 / 11)`,
} as const;

/** A column of 65 to 72 characters of reading text. */
export const readingWidth = '688px';

/** The widest a video gets, in px (LEC-15, LIM-37). */
export const videoWidth = '960px';
