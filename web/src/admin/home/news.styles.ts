import { makeStyles, tokens } from '@fluentui/react-components';

/** What the parts of the news share. */
export const useNewsStyles = makeStyles({
  news: { display: 'flex', flexDirection: 'column', gap: '24px', minWidth: 0 },
  section: { display: 'flex', flexDirection: 'column', gap: '12px', minWidth: 0 },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
});
