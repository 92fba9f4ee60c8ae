import { makeStyles, tokens } from '@fluentui/react-components';
import { videoWidth } from '../readingStyles.ts';

export const useMediaStyles = makeStyles({
  frame: {
    position: 'relative',
    width: '100%',
    maxWidth: videoWidth,
    marginInline: 'auto',
    aspectRatio: '16 / 9',
    overflow: 'hidden',
    borderRadius: '8px',
    backgroundColor: tokens.colorNeutralBackground3,
  },
  fill: { position: 'absolute', inset: 0, width: '100%', height: '100%', border: 'none', objectFit: 'cover' },
  picture: { display: 'block', width: '100%', borderRadius: '8px' },
  play: {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '100%',
    padding: 0,
    border: 'none',
    borderRadius: '8px',
    backgroundColor: 'rgba(0, 0, 0, 0.25)',
    cursor: 'pointer',
    transition: 'background-color 150ms ease-out',
    ':hover': { backgroundColor: 'rgba(0, 0, 0, 0.4)' },
    ':focus-visible': { outline: `3px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-5px' },
  },
  disc: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '64px',
    height: '64px',
    borderRadius: '50%',
    color: '#fff',
    backgroundColor: 'rgba(0, 0, 0, 0.7)',
  },
  note: {
    margin: '8px 0 0',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});
