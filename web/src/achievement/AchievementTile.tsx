import { makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircle16Filled } from '@fluentui/react-icons/svg/checkmark-circle';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useContentLanguage } from '../ui/authorHtml/ContentLanguage.ts';
import { AchievementPicture } from './AchievementPicture.tsx';
import { howToEarn } from './howToEarn.ts';
import { achievementMessages as messages } from './messages.ts';
import { StepsBar } from './StepsBar.tsx';
import type { AchievementTile_item$key } from './__generated__/AchievementTile_item.graphql.ts';

/** How far the learner is with an achievement. */
export interface TileProgress {
  readonly achieved: boolean;
  readonly reached: number;
  readonly needed: number;
}

/** One achievement of a course: what it is for, what earns it, and how far the learner has come. */
export function AchievementTile({
  item,
  progress,
}: {
  item: AchievementTile_item$key;
  /** Null for someone who is not enrolled. */
  progress: TileProgress | null;
}): ReactElement {
  const data = useFragment(
    graphql`
      fragment AchievementTile_item on Achievement @throwOnFieldError {
        type
        frame
        name
        description
        lectureIds
        questionIds
        requiredPercent
        ...AchievementPicture_item
      }
    `,
    item,
  );
  const intl = useIntl();
  const styles = useStyles();
  const lang = useContentLanguage();
  const how = howToEarn(intl, data);
  return (
    <div className={styles.tile}>
      {/* Someone who is not enrolled sees the pictures as they are. */}
      <AchievementPicture item={data} size={56} earned={progress?.achieved !== false} />
      <div className={styles.words}>
        <span className={styles.name} lang={lang}>
          {data.name}
        </span>
        <span className={styles.small} lang={data.description ? lang : undefined}>
          {data.description || how}
        </span>
        {data.description ? <span className={styles.how}>{how}</span> : null}
        {data.frame ? <span className={styles.how}>{intl.formatMessage(messages.frame)}</span> : null}
        {progress === null ? null : progress.achieved ? (
          <span className={styles.earned}>
            <CheckmarkCircle16Filled aria-hidden />
            {intl.formatMessage(messages.achieved)}
          </span>
        ) : progress.needed > 0 ? (
          <StepsBar steps={progress} unit={data.type === 'LECTURES_COMPLETED' ? 'lectures' : 'questions'} />
        ) : (
          <span className={styles.how}>{intl.formatMessage(messages.notAchieved)}</span>
        )}
      </div>
    </div>
  );
}

const useStyles = makeStyles({
  tile: {
    flex: '1 1 auto',
    display: 'flex',
    gap: '12px',
    padding: '16px',
    borderRadius: '12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  words: { flex: '1 1 auto', display: 'flex', flexDirection: 'column', gap: '2px', minWidth: 0 },
  name: {
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  small: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  how: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  earned: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    marginTop: 'auto',
    paddingTop: '8px',
    color: tokens.colorStatusSuccessForeground1,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
});
