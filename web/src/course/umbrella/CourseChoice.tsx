import { useEffect, useRef, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { catalogueMessages } from '../../catalogue/messages.ts';
import { enrolmentMessages } from '../../enrolment/messages.ts';
import { PhaseBadge } from '../../enrolment/PhaseBadge.tsx';
import { useDuration } from '../../i18n/useDuration.ts';
import { links } from '../../routing/links.ts';
import { authorText } from '../../ui/authorHtml/authorText.tsx';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Cover } from '../../ui/Cover.tsx';
import { ProgressBar } from '../../ui/figure/ProgressBar.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useCourseChoiceStyles } from './CourseChoice.styles.ts';
import { choiceVerb } from './choiceVerb.ts';
import type { CourseAbout, CourseStudy, LedToCourse } from './decisionTree.ts';
import { decisionWalkMessages as messages } from './messages.ts';

/**
 * A course that a tree leads to, as a card: what it is, why it fits, and how far its reader is in it (UMB-03). The whole card is
 * the link to its page.
 */
export function CourseChoice({
  course: { courseId, name, language, about, study = null },
  to,
  because,
  arrives,
}: {
  course: LedToCourse;
  to: string;
  /** The choices that led here, the first one first; none where the tree names the course at its top. */
  because: readonly string[];
  /** Whether its reader comes back from it: its link takes the focus, unless they have begun with something else. */
  arrives: boolean;
}): ReactElement {
  const intl = useIntl();
  const styles = useCourseChoiceStyles();
  const treeLanguage = useContentLanguage();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    const atRest = activeElement === null || activeElement === document.body || activeElement.tagName === 'H1';
    if (arrives && atRest) card.current?.querySelector('a')?.focus();
  }, [arrives]);
  const lang = language ?? undefined;
  return (
    <article ref={card} className={styles.card}>
      {about ? (
        <Cover className={styles.cover} id={courseId} src={about.imageUrl} sizes="(min-width: 600px) 240px, 100vw" />
      ) : null}
      <div className={styles.words}>
        <p className={styles.name} lang={lang}>
          {name}
        </p>
        {about ? <AboutLines about={about} lang={lang} /> : null}
        {because.length > 0 ? (
          <p className={styles.because}>
            {intl.formatMessage(messages.because, { choices: authorText(because.join(' › '), treeLanguage) })}
          </p>
        ) : null}
        {study ? <StudyLines study={study} name={name} /> : null}
        <div>
          <ButtonLink className={styles.link} appearance="primary" size="large" to={to}>
            <span>
              {intl.formatMessage(messages[choiceVerb(study)])}{' '}
              <VisuallyHidden>{authorText(name, language)}</VisuallyHidden>
            </span>
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}

/** What it is about in a sentence, how long it takes, and what one gets. */
function AboutLines({ about, lang }: { about: CourseAbout; lang: string | undefined }): ReactElement {
  const intl = useIntl();
  const duration = useDuration();
  const styles = useCourseChoiceStyles();
  const facts = [
    about.durationMinutes ? duration(about.durationMinutes) : null,
    about.lectureCount > 0 ? intl.formatMessage(catalogueMessages.lectures, { count: about.lectureCount }) : null,
    about.certifiable ? intl.formatMessage(catalogueMessages.certificate) : null,
  ].filter((fact) => fact !== null);
  return (
    <>
      {about.miniDescription ? (
        <p className={styles.summary} lang={lang}>
          {about.miniDescription}
        </p>
      ) : null}
      {facts.length > 0 ? <p className={styles.facts}>{facts.join(' · ')}</p> : null}
    </>
  );
}

/** How far its reader is, with the certificate where there is one. */
function StudyLines({ study, name }: { study: CourseStudy; name: string }): ReactElement {
  const intl = useIntl();
  const styles = useCourseChoiceStyles();
  const underWay = study.phase === 'IN_PROGRESS' && !study.allDone;
  return (
    <div className={styles.study}>
      {underWay ? (
        <ProgressBar
          thin
          percent={study.seenPercent}
          label={intl.formatMessage(enrolmentMessages.progressOf, { course: name })}
        />
      ) : null}
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
    </div>
  );
}
