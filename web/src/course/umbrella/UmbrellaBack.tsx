import { makeStyles, tokens } from '@fluentui/react-components';
import { ArrowLeft20Regular } from '@fluentui/react-icons/svg/arrow-left';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link, Navigate, useLocation } from 'react-router';
import { useViewer } from '../../viewer/useShell.ts';
import { authorText } from '../../ui/authorHtml/authorText.tsx';
import { decisionWalkMessages as messages } from './messages.ts';
import { leftPlace, treeLink } from '../../routing/umbrella/umbrellaAddress.ts';
import { useUmbrella } from './useUmbrella.ts';
import type { UmbrellaBack_userCourse$key } from './__generated__/UmbrellaBack_userCourse.graphql.ts';

/**
 * The way from a course back to the questions of the umbrella course that led to it: to the step that the address remembers, else to where
 * the course stands in them (UMB-03). Nothing where no umbrella course did.
 */
export function UmbrellaBack({
  courseId,
  userCourse,
  asTree,
}: {
  courseId: number;
  /** Whether the tree that led to the course was asked for in its place. */
  asTree: boolean;
  /** Of the reader; null for one who never enrolled. */
  userCourse: UmbrellaBack_userCourse$key | null;
}): ReactElement | null {
  const known =
    useFragment(
      graphql`
        fragment UmbrellaBack_userCourse on UserCourse @throwOnFieldError {
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
    )?.umbrella ?? null;
  const intl = useIntl();
  const styles = useStyles();
  const signedIn = useViewer() !== null;
  const left = leftPlace(useLocation().search);
  const read = useUmbrella(left === null || left.umbrellaId === known?.courseId ? null : left.umbrellaId);
  // The name comes with an answer of its own; its line is there from the beginning.
  if (read === 'loading') return <span className={styles.line} />;
  const umbrella = read ?? known;
  if (umbrella === null || umbrella.courseId === courseId) return null;
  const step = left?.umbrellaId === umbrella.courseId ? left.step : null;
  const to = treeLink({ umbrellaId: umbrella.courseId, step }, courseId, signedIn);
  if (asTree) return <Navigate replace to={to} />;
  return (
    <Link className={styles.line} to={to}>
      <ArrowLeft20Regular aria-hidden />
      <span className={styles.words}>
        {intl.formatMessage(messages.backTo, { umbrella: authorText(umbrella.name, umbrella.metadata.language) })}
      </span>
    </Link>
  );
}

const useStyles = makeStyles({
  line: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '24px',
    maxWidth: '100%',
    color: tokens.colorBrandForegroundLink,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
  },
  words: { minWidth: 0, overflowWrap: 'anywhere' },
});
