import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { treeLink } from '../routing/umbrella/umbrellaAddress.ts';
import { authorText } from '../ui/authorHtml/authorText.tsx';
import { enrolmentMessages as messages } from './messages.ts';
import type { FoundWith_userCourse$key } from './__generated__/FoundWith_userCourse.graphql.ts';

/** The umbrella course by which a learner came to a course, as the way back to its questions (UMB-03); nothing for any other course. */
export function FoundWith({ userCourse }: { userCourse: FoundWith_userCourse$key }): ReactElement | null {
  const { course, umbrella } = useFragment(
    graphql`
      fragment FoundWith_userCourse on UserCourse @throwOnFieldError {
        course {
          courseId
        }
        umbrella @catch(to: NULL) {
          courseId
          name
          metadata {
            language
          }
        }
      }
    `,
    userCourse,
  );
  const intl = useIntl();
  const styles = useStyles();
  if (!umbrella || !course) return null;
  const name = (
    <Link className={styles.link} to={treeLink({ umbrellaId: umbrella.courseId, step: null }, course.courseId, true)}>
      {authorText(umbrella.name, umbrella.metadata.language)}
    </Link>
  );
  return <p className={styles.line}>{intl.formatMessage(messages.byUmbrella, { umbrella: name })}</p>;
}

const useStyles = makeStyles({
  line: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    overflowWrap: 'anywhere',
  },
  // Above the link that reaches over the whole card.
  link: { position: 'relative', zIndex: 1, color: tokens.colorBrandForegroundLink },
});
