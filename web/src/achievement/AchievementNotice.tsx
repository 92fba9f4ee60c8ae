import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { AchievementPicture } from './AchievementPicture.tsx';
import { achievementMessages as messages } from './messages.ts';
import type { AchievementNotice_userGamification$key } from './__generated__/AchievementNotice_userGamification.graphql.ts';

/** What a notice says about an achievement that was just earned. */
export function AchievementNotice({
  userGamification,
}: {
  userGamification: AchievementNotice_userGamification$key;
}): ReactElement {
  const { achievement: item } = useFragment(
    graphql`
      fragment AchievementNotice_userGamification on EarnedAchievement @throwOnFieldError {
        achievement {
          name
          ...AchievementPicture_item
        }
      }
    `,
    userGamification,
  );
  const intl = useIntl();
  const styles = useStyles();
  return (
    <span className={styles.notice}>
      <AchievementPicture item={item ?? null} size={40} earned />
      <span className={styles.words}>
        <span className={styles.small}>{intl.formatMessage(messages.newTitle)}</span>
        <span className={styles.name}>{item?.name ?? intl.formatMessage(messages.removed)}</span>
      </span>
    </span>
  );
}

const useStyles = makeStyles({
  notice: { display: 'flex', alignItems: 'center', gap: '12px' },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  small: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  name: { fontWeight: tokens.fontWeightSemibold },
});
