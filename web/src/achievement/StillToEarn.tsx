import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { links } from '../routing/links.ts';
import { ContentLanguage } from '../ui/authorHtml/ContentLanguage.ts';
import { Section } from '../ui/Section.tsx';
import { AchievementTile } from './AchievementTile.tsx';
import { useEarnedListStyles } from './EarnedList.styles.ts';
import { achievementMessages as messages } from './messages.ts';
import type { StillToEarn_viewer$key } from './__generated__/StillToEarn_viewer.graphql.ts';

/** What the courses that one studies still offer, course by course, with the way to each. Nothing where nothing is open. */
export function StillToEarn({ viewer }: { viewer: StillToEarn_viewer$key }): ReactElement | null {
  const { activeUserCourses } = useFragment(
    graphql`
      fragment StillToEarn_viewer on Viewer @throwOnFieldError {
        activeUserCourses(first: 25) {
          nodes {
            id
            course @required(action: THROW) {
              courseId
              name
              metadata {
                language
              }
            }
            achievementProgress {
              achieved
              reached
              needed
              achievement {
                achievementId
                ...AchievementTile_item
              }
            }
          }
        }
      }
    `,
    viewer,
  );
  const intl = useIntl();
  const styles = useStyles();
  const listStyles = useEarnedListStyles();
  const courses = (activeUserCourses?.nodes ?? [])
    .map(({ id, course, achievementProgress }) => ({
      id,
      course,
      open: achievementProgress.filter(({ achieved }) => !achieved),
    }))
    .filter(({ open }) => open.length > 0);
  if (courses.length === 0) return null;
  return (
    <Section heading={intl.formatMessage(messages.stillToEarn)}>
      {courses.map(({ id, course, open }) => (
        <ContentLanguage key={id} value={course.metadata.language ?? undefined}>
          <div className={styles.course}>
            <h3 className={styles.name}>
              <Link
                className={styles.link}
                to={links.userCourse(course.courseId)}
                lang={course.metadata.language ?? undefined}
              >
                {course.name}
              </Link>
            </h3>
            <ul className={listStyles.grid}>
              {open.map((state) => (
                <li key={state.achievement.achievementId} className={listStyles.cell}>
                  <AchievementTile item={state.achievement} progress={state} />
                </li>
              ))}
            </ul>
          </div>
        </ContentLanguage>
      ))}
    </Section>
  );
}

const useStyles = makeStyles({
  course: { display: 'flex', flexDirection: 'column', gap: '12px' },
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    minHeight: '24px',
    '@media (pointer: coarse)': { paddingBlock: '12px' },
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
});
