import { tokens } from '@fluentui/react-components';

/** A calm box with words, in place of the sign for broken pictures that each browser has its own of. */
export const missingPictureLook = {
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: '12px',
  overflow: 'hidden',
  borderRadius: '8px',
  color: tokens.colorNeutralForeground2,
  // Seen on any page: in dark mode that is of the third.
  backgroundColor: tokens.colorNeutralBackground6,
  fontSize: tokens.fontSizeBase300,
  lineHeight: tokens.lineHeightBase300,
  textAlign: 'center',
} as const;
