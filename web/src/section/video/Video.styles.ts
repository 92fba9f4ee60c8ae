import { makeStyles, tokens } from '@fluentui/react-components';

/** What is said on a still has to be read on any picture. */
const onPicture = { color: '#fff', backgroundColor: 'rgba(0, 0, 0, 0.7)' } as const;

export const useVideoStyles = makeStyles({
  play: { flexDirection: 'column', gap: '12px', font: 'inherit' },
  reading: { marginTop: '4px' },
  // Its icon begins where the column does.
  transcript: { marginInlineStart: '-12px' },
  // The picture, and the controls below it.
  playerFrame: { aspectRatio: 'auto' },
  waiting: { aspectRatio: '16 / 9' },
  // As high as its words, where a narrow column leaves them more than 16:9.
  failedFrame: { display: 'grid', overflow: 'visible' },
  failed: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '16px',
    padding: '16px',
    textAlign: 'center',
  },
  failedText: { margin: 0, maxWidth: '44ch', textWrap: 'balance' },
  ways: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: '8px 20px' },
  words: { ...onPicture, padding: '4px 12px', borderRadius: '999px', fontWeight: tokens.fontWeightSemibold },
  anew: {
    ...onPicture,
    position: 'absolute',
    insetBlockEnd: '12px',
    insetInlineStart: '12px',
    minHeight: '32px',
    padding: '4px 12px',
    border: 'none',
    borderRadius: '999px',
    font: 'inherit',
    fontSize: tokens.fontSizeBase200,
    cursor: 'pointer',
    ':hover': { backgroundColor: 'rgba(0, 0, 0, 0.9)' },
    ':focus-visible': { outline: `3px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
});
