import { makeStyles, tokens } from '@fluentui/react-components';
import { useId, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { AchievementImage } from '../../achievement/AchievementImage.tsx';
import { achievementEditorMessages as messages } from './messages.ts';

/** The frames that the workspace offers, each round one's own picture (WS-10). */
export function FrameChoices({
  frames,
  chosen,
  onChosen,
}: {
  frames: readonly string[];
  chosen: string | null;
  onChosen: (frame: string) => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const group = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.heading}>{intl.formatMessage(messages.frames)}</legend>
      <div className={styles.choices}>
        {[...new Set(frames)].map((frame, index) => (
          <label key={frame} className={styles.choice}>
            <input
              type="radio"
              name={group}
              className={styles.radio}
              checked={frame === chosen}
              onChange={() => onChosen(frame)}
            />
            <AchievementImage frame imageUrl={frame} size={56} earned />
            {intl.formatMessage(messages.frameNumber, { number: index + 1 })}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const useStyles = makeStyles({
  group: { minWidth: 0, margin: 0, padding: 0, border: 'none' },
  heading: {
    padding: '0 0 8px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  choices: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  choice: {
    boxSizing: 'border-box',
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '4px',
    minWidth: '96px',
    padding: '12px 8px 8px',
    borderRadius: '8px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    cursor: 'pointer',
    ':hover': { border: `1px solid ${tokens.colorNeutralStroke1Hover}` },
    ':has(:checked)': {
      border: `1px solid ${tokens.colorBrandStroke1}`,
      boxShadow: `inset 0 0 0 1px ${tokens.colorBrandStroke1}`,
      fontWeight: tokens.fontWeightSemibold,
    },
    ':has(:focus-visible)': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  radio: { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
});
