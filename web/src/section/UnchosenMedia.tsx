import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';

/** Keeps the place of a picture or a video that the author of a draft has not chosen yet (OP-230). */
export function UnchosenMedia(): ReactElement {
  return <div className={useStyles().place} data-unchosen />;
}

const useStyles = makeStyles({
  place: {
    boxSizing: 'border-box',
    width: '100%',
    aspectRatio: '16 / 9',
    borderRadius: '8px',
    border: `1px dashed ${tokens.colorNeutralStrokeAccessible}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
});
