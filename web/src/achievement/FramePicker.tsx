import { makeStyles, tokens } from '@fluentui/react-components';
import { useId, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Avatar } from '../shell/Avatar.tsx';
import { Section } from '../ui/Section.tsx';
import { useViewer } from '../viewer/useShell.ts';
import { achievementMessages as messages } from './messages.ts';
import { useWearFrame } from './useWearFrame.ts';
import type { FramePicker_viewer$key } from './__generated__/FramePicker_viewer.graphql.ts';

/** Which earned frame one wears, or none (ACH-05, ACH-08). Nothing before the first frame. */
export function FramePicker({ viewer }: { viewer: FramePicker_viewer$key }): ReactElement | null {
  const { user, frames } = useFragment(
    graphql`
      fragment FramePicker_viewer on Viewer @throwOnFieldError {
        user {
          name
          pictureUrl
          avatarFrame {
            earnedAchievementId
          }
        }
        frames: earnedAchievements(first: 100, framesOnly: true) {
          nodes {
            earnedAchievementId
            courseLanguage
            achievement {
              name
              imageUrl
            }
          }
        }
      }
    `,
    viewer,
  );
  const intl = useIntl();
  const styles = useStyles();
  const group = useId();
  const shown = useViewer();
  const { wear, wanted, failed } = useWearFrame();
  if (!frames || frames.nodes.length === 0) return null;
  // What was chosen last shows at once; when it is refused, what is stored counts again.
  const current = wanted ? wanted.earnedId : (user.avatarFrame?.earnedAchievementId ?? null);
  const choices = [
    { id: null, name: intl.formatMessage(messages.noFrame), lang: undefined, imageUrl: null },
    ...frames.nodes.map(({ earnedAchievementId: id, courseLanguage, achievement }) => ({
      id,
      name: achievement?.name ?? intl.formatMessage(messages.removed),
      lang: achievement ? (courseLanguage ?? undefined) : undefined,
      imageUrl: achievement?.imageUrl ?? null,
    })),
  ];
  return (
    <Section heading={intl.formatMessage(messages.yourFrame)}>
      <div role="radiogroup" aria-label={intl.formatMessage(messages.yourFrame)} className={styles.choices}>
        {choices.map(({ id, name, lang, imageUrl }) => (
          <label key={id} className={styles.choice}>
            <input
              type="radio"
              name={group}
              className={styles.radio}
              checked={current === id}
              onChange={() => wear({ earnedId: id })}
            />
            <Avatar name={shown?.name ?? user.name} src={user.pictureUrl} frame={imageUrl} size={72} />
            <span lang={lang}>{name}</span>
          </label>
        ))}
      </div>
      <p role="status" className={styles.problem}>
        {failed ? intl.formatMessage(messages.frameFailed) : null}
      </p>
    </Section>
  );
}

const useStyles = makeStyles({
  choices: { display: 'flex', flexWrap: 'wrap', gap: '12px' },
  choice: {
    boxSizing: 'border-box',
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '8px',
    width: '128px',
    padding: '16px 8px',
    borderRadius: '12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    textAlign: 'center',
    overflowWrap: 'anywhere',
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
  problem: {
    margin: 0,
    color: tokens.colorStatusDangerForeground1,
    fontSize: tokens.fontSizeBase300,
    ':empty': { display: 'none' },
  },
});
