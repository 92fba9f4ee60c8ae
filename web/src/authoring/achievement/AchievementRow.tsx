import { makeStyles, tokens } from '@fluentui/react-components';
import { Warning16Regular } from '@fluentui/react-icons/svg/warning';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { AchievementImage } from '../../achievement/AchievementImage.tsx';
import { howToEarn } from '../../achievement/howToEarn.ts';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import type { AchievementDraft, CourseDraft } from '../draft/courseDraft.ts';
import { AchievementActions, type AchievementCommands } from './AchievementActions.tsx';
import { AchievementForm } from './AchievementForm.tsx';
import type { AchievementsEditorProps } from './AchievementsEditor.tsx';
import { achievementWarning, chosenQuestions } from './achievementWarning.ts';
import { achievementEditorMessages as messages } from './messages.ts';

/** An achievement in the list: what it is and what earns it, and below that its fields once they are opened. */
export function AchievementRow({
  achievement,
  name,
  handle,
  place,
  open,
  full,
  draft,
  frames,
  readOnly,
  dispatch,
  readLecture,
  ...commands
}: AchievementsEditorProps &
  AchievementCommands & {
    achievement: AchievementDraft;
    /** What it is called here, also while it has no name. */
    name: string;
    /** What it is dragged by. */
    handle: ReactElement | null;
    /** From 0. */
    place: number;
    open: boolean;
    /** Whether no more can be added. */
    full: boolean;
  }): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const lang = useContentLanguage();
  const warning = achievementWarning(draft, achievement);
  const never = warning !== null && warning !== 'noFramePicture';
  return (
    <div className={styles.row}>
      <div className={styles.head}>
        {handle}
        <AchievementImage frame={achievement.frame} imageUrl={achievement.imageUrl} size={40} earned />
        <div className={styles.words}>
          <span className={styles.name} lang={achievement.name.trim() ? lang : undefined}>
            {name}
          </span>
          {never ? null : <span className={styles.how}>{howToEarn(intl, conditionOf(draft, achievement))}</span>}
          {warning ? (
            <span className={styles.warning}>
              <Warning16Regular aria-hidden className={styles.icon} />
              {intl.formatMessage(messages[warning])}
            </span>
          ) : null}
        </div>
        {readOnly ? null : (
          <AchievementActions
            {...commands}
            name={name}
            open={open}
            full={full}
            first={place === 0}
            last={place === draft.achievements.length - 1}
          />
        )}
      </div>
      {open ? (
        <AchievementForm
          achievement={achievement}
          draft={draft}
          frames={frames}
          readLecture={readLecture}
          onChanged={(changed) =>
            dispatch({
              type: 'setAchievement',
              achievement: { ...achievement, ...changed },
              typing: `${achievement.key} ${Object.keys(changed).join()}`,
            })
          }
        />
      ) : null}
    </div>
  );
}

/** The condition as its words count it: by what is there. */
function conditionOf(draft: CourseDraft, { condition }: AchievementDraft): Parameters<typeof howToEarn>[1] {
  return {
    type: condition.type,
    lectureIds: condition.type === 'LECTURES_COMPLETED' ? condition.lectures : [],
    questionIds: condition.type === 'QUESTIONS_ANSWERED' ? chosenQuestions(draft, condition.questions) : [],
    requiredPercent: condition.type === 'QUESTIONS_ANSWERED_RATE' ? condition.requiredPercent : null,
  };
}

const useStyles = makeStyles({
  row: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    padding: '12px',
    borderRadius: '8px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  words: { flex: '1 1 160px', display: 'flex', flexDirection: 'column', gap: '2px', minWidth: 0 },
  name: {
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  how: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  warning: {
    display: 'flex',
    gap: '4px',
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  icon: { flexShrink: 0, color: tokens.colorStatusWarningForeground3 },
});
