import { makeStyles, tokens } from '@fluentui/react-components';

export const useSettingsFormStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '24px' },
  // In large type on a phone the buttons go below the picture.
  picture: { display: 'flex', flexWrap: 'wrap', columnGap: '16px', rowGap: '8px', alignItems: 'center' },
  pictureChoice: { flex: '1 1 8em', minWidth: 0, fontSize: tokens.fontSizeBase300 },
  small: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  pair: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media (min-width: 600px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
  },
  actions: { display: 'flex', alignItems: 'center', gap: '16px' },
});
