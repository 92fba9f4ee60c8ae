import { makeStyles, tokens } from '@fluentui/react-components';

/** The frame around the questions of an umbrella course. */
export const useWalkFrameStyles = makeStyles({
  walk: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    padding: '24px',
    borderRadius: '12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    '@media (max-width: 599px)': { padding: '20px 16px' },
  },
});
