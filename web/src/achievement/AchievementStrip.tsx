import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Section } from '../ui/Section.tsx';
import { AchievementTile } from './AchievementTile.tsx';
import { achievementMessages as messages } from './messages.ts';
import type { AchievementStrip_course$key } from './__generated__/AchievementStrip_course.graphql.ts';
import type { AchievementStrip_userCourse$key } from './__generated__/AchievementStrip_userCourse.graphql.ts';

/** The achievements of a course in a row, earned ones first (CAT-14). Nothing for a course without any. */
export function AchievementStrip({
  course,
  userCourse,
}: {
  course: AchievementStrip_course$key;
  /** Null for someone who is not enrolled. */
  userCourse: AchievementStrip_userCourse$key | null;
}): ReactElement | null {
  const data = useFragment(
    graphql`
      fragment AchievementStrip_course on Course @throwOnFieldError {
        achievements @required(action: THROW) {
          achievementId
          ...AchievementTile_item
        }
      }
    `,
    course,
  );
  // How far the learner is, is read through the user course alone: the course's own items know of no learner.
  const study = useFragment(
    graphql`
      fragment AchievementStrip_userCourse on UserCourse @throwOnFieldError {
        achievementProgress {
          achieved
          reached
          needed
          achievement {
            achievementId
          }
        }
      }
    `,
    userCourse,
  );
  const intl = useIntl();
  const styles = useStyles();
  const achievements = data.achievements ?? [];
  if (achievements.length === 0) return null;
  const progress = new Map(study?.achievementProgress.map((state) => [state.achievement.achievementId, state]));
  const isEarned = ({ achievementId }: { achievementId: number }): boolean =>
    progress.get(achievementId)?.achieved ?? false;
  const earned = achievements.filter(isEarned);
  return (
    <Section
      heading={intl.formatMessage(messages.heading)}
      aside={
        study ? (
          <span className={styles.count}>
            {intl.formatMessage(messages.count, { earned: earned.length, total: achievements.length })}
          </span>
        ) : null
      }
    >
      <ul className={styles.strip}>
        {[...earned, ...achievements.filter((item) => !isEarned(item))].map((item) => (
          <li key={item.achievementId} className={styles.cell}>
            <AchievementTile item={item} progress={progress.get(item.achievementId) ?? null} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const useStyles = makeStyles({
  count: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase300 },
  strip: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
    gap: '12px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  cell: { display: 'flex' },
});
