import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useRef, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { enrolmentMessages } from '../../enrolment/messages.ts';
import { PhaseBadge } from '../../enrolment/PhaseBadge.tsx';
import { links } from '../../routing/links.ts';
import { authorText } from '../../ui/authorHtml/authorText.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import type { LedToCourse } from './decisionTree.ts';
import { decisionWalkMessages as messages } from './messages.ts';

/** A course that a tree leads to, and how far its reader is in it (UMB-03). */
export function CourseChoice({
  course: { name, language, study },
  to,
  arrives,
  className,
}: {
  course: LedToCourse;
  to: string;
  /** Whether its reader comes back from it: its link takes the focus, unless they have begun with something else. */
  arrives: boolean;
  className: string;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const choice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    const atRest = activeElement === null || activeElement === document.body || activeElement.tagName === 'H1';
    if (arrives && atRest) choice.current?.querySelector('a')?.focus();
  }, [arrives]);
  const underWay = study?.phase === 'IN_PROGRESS' && !study.allDone;
  return (
    <div ref={choice} className={styles.course}>
      <ButtonLink className={className} size="large" appearance={study ? 'secondary' : 'primary'} to={to}>
        <span>{intl.formatMessage(messages.open, { name: authorText(name, language) })}</span>
      </ButtonLink>
      {study ? (
        <div className={styles.state}>
          <PhaseBadge phase={study.phase} allDone={study.allDone} />
          {underWay ? (
            <span>{intl.formatMessage(enrolmentMessages.seenPercent, { percent: study.seenPercent })}</span>
          ) : null}
          {study.certificateUuid === null ? null : (
            <Link className={styles.certificate} to={links.certificate(study.certificateUuid)}>
              {intl.formatMessage(enrolmentMessages.certificate)}
            </Link>
          )}
        </div>
      ) : null}
    </div>
  );
}

const useStyles = makeStyles({
  course: { display: 'flex', flexDirection: 'column', gap: '8px' },
  state: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontVariantNumeric: 'tabular-nums',
  },
  certificate: { color: tokens.colorBrandForegroundLink, fontWeight: tokens.fontWeightSemibold },
});
