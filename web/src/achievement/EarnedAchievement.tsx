import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { AchievementPicture } from './AchievementPicture.tsx';
import { achievementMessages as messages } from './messages.ts';
import { ShareEarned } from './ShareEarned.tsx';
import type { EarnedAchievement_userGamification$key } from './__generated__/EarnedAchievement_userGamification.graphql.ts';

/** An achievement that the learner has earned, in whichever course (ACH-07). */
export function EarnedAchievement({
  userGamification,
}: {
  userGamification: EarnedAchievement_userGamification$key;
}): ReactElement {
  const data = useFragment(
    graphql`
      fragment EarnedAchievement_userGamification on EarnedAchievement @throwOnFieldError {
        createTime
        courseId
        courseName
        courseLanguage
        achievement {
          name
          description
          frame
          ...AchievementPicture_item
        }
      }
    `,
    userGamification,
  );
  const intl = useIntl();
  const styles = useStyles();
  const date = intl.formatDate(data.createTime, { dateStyle: 'long' });
  const name = data.achievement?.name ?? intl.formatMessage(messages.removed);
  const lang = data.courseLanguage ?? undefined;
  return (
    <div className={styles.card}>
      <AchievementPicture item={data.achievement ?? null} size={72} earned />
      <h3 className={styles.name} lang={data.achievement ? lang : undefined}>
        {name}
      </h3>
      {data.achievement?.description ? (
        <p className={styles.text} lang={lang}>
          {data.achievement.description}
        </p>
      ) : null}
      <p className={styles.small}>
        {data.courseName ? <span lang={lang}>{data.courseName}</span> : null}
        <span>{intl.formatMessage(messages.earnedOn, { date })}</span>
        {data.achievement?.frame ? <span>{intl.formatMessage(messages.frame)}</span> : null}
      </p>
      <ShareEarned name={name} courseId={data.courseId} />
    </div>
  );
}

const useStyles = makeStyles({
  card: {
    flex: '1 1 auto',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '8px',
    padding: '20px',
    borderRadius: '12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  name: {
    margin: '4px 0 0',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  text: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  small: {
    display: 'flex',
    flexDirection: 'column',
    margin: 'auto 0 0',
    paddingTop: '8px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});
