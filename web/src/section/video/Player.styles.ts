import { makeStyles, tokens } from '@fluentui/react-components';

const touch = '@media (pointer: coarse)';

/** Beside a text, and on a phone: the keys, and the button that turns the sound off, have to do for the volume. */
const narrow = '@container player-bar (max-width: 380px)';

export const usePlayerStyles = makeStyles({
  player: {
    display: 'flex',
    flexDirection: 'column',
    backgroundColor: tokens.colorNeutralBackground3,
    ':fullscreen': { height: '100%' },
  },
  film: {
    display: 'block',
    flexGrow: 1,
    width: '100%',
    minHeight: 0,
    aspectRatio: '16 / 9',
    objectFit: 'contain',
    backgroundColor: '#000',
    cursor: 'pointer',
    ':focus-visible': { outline: `3px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-3px' },
  },
  filled: { aspectRatio: 'auto' },
  bar: {
    display: 'flex',
    flexDirection: 'column',
    flexShrink: 0,
    padding: '2px 8px 6px',
    containerType: 'inline-size',
    containerName: 'player-bar',
  },
  position: {
    width: '100%',
    height: '24px',
    margin: 0,
    accentColor: tokens.colorCompoundBrandBackground,
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, borderRadius: '4px' },
    [touch]: { height: '32px' },
  },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px' },
  button: {
    minWidth: '36px',
    width: '36px',
    height: '36px',
    [touch]: { minWidth: '44px', width: '44px', height: '44px' },
  },
  on: { color: tokens.colorBrandForeground1 },
  time: {
    paddingInline: '4px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  gap: { flexGrow: 1 },
  volume: {
    width: '72px',
    height: '24px',
    margin: 0,
    accentColor: tokens.colorCompoundBrandBackground,
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, borderRadius: '4px' },
    [touch]: { display: 'none' },
    [narrow]: { display: 'none' },
  },
  select: {
    boxSizing: 'border-box',
    minWidth: 0,
    maxWidth: '112px',
    height: '32px',
    marginInline: '2px',
    paddingInline: '6px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    font: 'inherit',
    fontSize: tokens.fontSizeBase200,
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    [touch]: { height: '44px' },
  },
});
