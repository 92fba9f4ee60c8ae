import { makeStyles, tokens } from '@fluentui/react-components';
import { ArrowRight24Regular } from '@fluentui/react-icons/svg/arrow-right';
import type { MouseEvent, ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link, useNavigate } from 'react-router';
import { links } from '../routing/links.ts';
import { useContentLanguage } from '../ui/authorHtml/ContentLanguage.ts';
import { gateAhead } from './gateAhead.ts';
import { gateText } from './gateText.ts';
import { lectureMessages as messages } from './messages.ts';
import type { NextStep_lecture$key } from './__generated__/NextStep_lecture.graphql.ts';

/** The next lecture at the end of this one: a large link, or why it is locked and what opens it. */
export function NextStep({
  lecture,
  moveOn,
}: {
  lecture: NextStep_lecture$key;
  /** Goes on; `go` opens the next lecture once what has to be kept is kept. */
  moveOn: (go: () => void) => void;
}): ReactElement | null {
  const { courseId, lectureId, sectionCount, next } = useFragment(
    graphql`
      fragment NextStep_lecture on Lecture @throwOnFieldError {
        courseId
        lectureId
        sectionCount
        next {
          lectureId
          moduleId
          name
          moduleName
          gate {
            reason
            lectureId
            lectureName
            moduleId
            openQuestionCount
            time
          }
        }
      }
    `,
    lecture,
  );
  const intl = useIntl();
  const navigate = useNavigate();
  const styles = useStyles();
  const lang = useContentLanguage();
  if (!next) return null;
  const gate = gateAhead(next.gate, { lectureId, sectionCount });
  if (gate) {
    const elsewhere = gate.lectureId != null && gate.moduleId != null && gate.lectureId !== lectureId;
    return (
      <div className={styles.card}>
        <span className={styles.words}>
          <span className={styles.small}>{intl.formatMessage(messages.nextLecture)}</span>
          <span className={styles.name} lang={lang}>
            {next.name}
          </span>
          <span className={styles.reason}>{gateText(intl, gate, { currentLectureId: lectureId, lang })}</span>
          {elsewhere ? (
            <Link
              className={styles.link}
              to={links.lecture({
                courseId,
                lectureId: gate.lectureId,
                moduleId: gate.moduleId,
              })}
            >
              {intl.formatMessage(messages.goToLecture)}
            </Link>
          ) : null}
        </span>
      </div>
    );
  }
  const to = links.lecture({ courseId, ...next });
  const follow = (event: MouseEvent): void => {
    // Into a new tab it goes by itself.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    moveOn(() => void navigate(to));
  };
  return (
    <Link className={styles.card} to={to} onClick={follow}>
      <span className={styles.words}>
        <span className={styles.small}>{intl.formatMessage(messages.nextLecture)}</span>
        <span className={styles.name} lang={lang}>
          {next.name}
        </span>
        <span className={styles.small} lang={lang}>
          {next.moduleName}
        </span>
      </span>
      <ArrowRight24Regular aria-hidden />
    </Link>
  );
}

const useStyles = makeStyles({
  card: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '16px',
    padding: '20px 24px',
    borderRadius: '12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    transition: 'background-color 150ms ease-out',
    '&[href]:hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  words: { display: 'flex', flexDirection: 'column', gap: '2px', minWidth: 0 },
  small: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  name: {
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  reason: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
  link: { color: tokens.colorBrandForegroundLink, fontSize: tokens.fontSizeBase300 },
});
