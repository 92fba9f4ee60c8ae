import { Badge, makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircle16Filled } from '@fluentui/react-icons/svg/checkmark-circle';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { AchievementPicture } from './AchievementPicture.tsx';
import { achievementMessages as messages } from './messages.ts';
import type { AchievementTile_item$key } from './__generated__/AchievementTile_item.graphql.ts';

/** One achievement of a course: what it is for, what earns it, and whether the learner has it. */
export function AchievementTile({
  item,
  achieved,
}: {
  item: AchievementTile_item$key;
  /** Whether the learner has it; null for a visitor. */
  achieved: boolean | null;
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
  const how =
    data.type === 'LECTURES_COMPLETED'
      ? intl.formatMessage(messages.howLectures, { count: data.lectureIds.length })
      : data.type === 'QUESTIONS_ANSWERED'
        ? intl.formatMessage(messages.howQuestions, { count: data.questionIds.length })
        : intl.formatMessage(messages.howRate, { percent: Math.round(data.requiredPercent ?? 0) });
  return (
    <div className={styles.tile}>
      {/* A visitor sees the pictures as they are. */}
      <AchievementPicture item={data} size={56} earned={achieved !== false} />
      <div className={styles.words}>
        <span className={styles.name}>{data.name}</span>
        <span className={styles.small}>{data.description || how}</span>
        {data.description ? <span className={styles.how}>{how}</span> : null}
        <span className={styles.badges}>
          {achieved === null ? null : achieved ? (
            <span className={styles.earned}>
              <CheckmarkCircle16Filled aria-hidden />
              {intl.formatMessage(messages.achieved)}
            </span>
          ) : (
            <span className={styles.how}>{intl.formatMessage(messages.notAchieved)}</span>
          )}
          {data.frame ? (
            <Badge appearance="tint" color="informative">
              {intl.formatMessage(messages.frame)}
            </Badge>
          ) : null}
        </span>
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
  words: { display: 'flex', flexDirection: 'column', gap: '2px', minWidth: 0 },
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
  badges: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', marginTop: '4px' },
  earned: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    color: tokens.colorStatusSuccessForeground1,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
});
