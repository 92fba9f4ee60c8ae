import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { links } from '../routing/links.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Section } from '../ui/Section.tsx';
import { EarnedAchievement } from './EarnedAchievement.tsx';
import { useEarnedListStyles } from './EarnedList.styles.ts';
import { achievementMessages as messages } from './messages.ts';
import type { RecentAchievements_viewer$key } from './__generated__/RecentAchievements_viewer.graphql.ts';

/** The achievements earned last, and the way to all of them. Nothing before the first. */
export function RecentAchievements({ viewer }: { viewer: RecentAchievements_viewer$key }): ReactElement | null {
  const { recent } = useFragment(
    graphql`
      fragment RecentAchievements_viewer on Viewer @throwOnFieldError {
        recent: earnedAchievements(first: 4) @required(action: THROW) {
          nodes {
            id
            ...EarnedAchievement_userGamification
          }
        }
      }
    `,
    viewer,
  );
  const intl = useIntl();
  const styles = useEarnedListStyles();
  if (recent.nodes.length === 0) return null;
  return (
    <Section
      heading={intl.formatMessage(messages.heading)}
      aside={
        <ButtonLink appearance="subtle" to={links.achievements}>
          {intl.formatMessage(messages.all)}
        </ButtonLink>
      }
    >
      <ul className={styles.grid}>
        {recent.nodes.map((earned) => (
          <li key={earned.id} className={styles.cell}>
            <EarnedAchievement userGamification={earned} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
