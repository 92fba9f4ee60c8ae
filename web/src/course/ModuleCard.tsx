import { mergeClasses } from '@fluentui/react-components';
import { ChevronDown20Regular } from '@fluentui/react-icons/svg/chevron-down';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useDuration } from '../i18n/useDuration.ts';
import type { LockNote } from '../lecture/lockNotes.ts';
import { StatusIcon } from '../lecture/StatusIcon.tsx';
import { moduleStatus, studyStatus } from '../lecture/studyStatus.ts';
import { links } from '../routing/links.ts';
import { useContentLanguage } from '../ui/authorHtml/ContentLanguage.ts';
import { useContentDirection } from '../ui/authorHtml/direction.ts';
import { courseMessages as messages } from './messages.ts';
import { ModuleLecture } from './ModuleLecture.tsx';
import { useModuleCardStyles } from './ModuleCard.styles.ts';
import type { ModuleCard_module$key } from './__generated__/ModuleCard_module.graphql.ts';
import type { ModuleCard_state$key } from './__generated__/ModuleCard_state.graphql.ts';

/** A module that opens to its lectures. The first locked lecture says why and what opens it (OP-45). */
export function ModuleCard({
  courseId,
  module,
  state,
  locks,
  readable,
  open,
  wanted,
}: {
  courseId: number;
  module: ModuleCard_module$key;
  /** The learner's progress in it, null without an enrolment. */
  state: ModuleCard_state$key | null;
  /** What closed lectures say, by lecture id. */
  locks: ReadonlyMap<number, LockNote>;
  /** Whether its lectures can be opened at all: by a learner, or by anyone where the course allows it. */
  readable: boolean;
  /** Whether it is open at first. */
  open: boolean;
  /** Whether the address asks for it: it scrolls into view. */
  wanted: boolean;
}): ReactElement {
  const data = useFragment(
    graphql`
      fragment ModuleCard_module on Module @throwOnFieldError {
        moduleId
        number
        name
        description
        durationMinutes
        lectures {
          lectureId
          name
          durationMinutes
        }
      }
    `,
    module,
  );
  const study = useFragment(
    graphql`
      fragment ModuleCard_state on ModuleProgress @throwOnFieldError {
        status
        lectures {
          lecture {
            lectureId
          }
          status
          skipped
          done
        }
      }
    `,
    state,
  );
  const intl = useIntl();
  const lang = useContentLanguage();
  const direction = useContentDirection();
  const duration = useDuration();
  const styles = useModuleCardStyles();
  const card = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(open);
  // Anyone who opened or closed it before its page was taken over did so in the document alone.
  useEffect(() => setIsOpen((known) => card.current?.open ?? known), []);
  useEffect(() => {
    if (wanted) card.current?.scrollIntoView({ block: 'start' });
  }, [wanted]);

  const states = new Map(study?.lectures.map((entry) => [entry.lecture.lectureId, entry]));
  const done = study?.lectures.filter((entry) => entry.done).length ?? 0;
  const rows = data.lectures.map((lecture) => {
    const entry = states.get(lecture.lectureId);
    return { lecture, entry, lock: locks.get(lecture.lectureId) ?? null };
  });
  // A module whose lectures are all locked says so before it is opened.
  const locked = rows.length > 0 && rows.every(({ lock }) => lock !== null);
  const moduleLock = locked ? (rows[0]?.lock ?? null) : null;
  const facts = [
    study
      ? intl.formatMessage(messages.lecturesDone, { done, count: data.lectures.length })
      : intl.formatMessage(messages.lectureCount, { count: data.lectures.length }),
    data.durationMinutes ? duration(data.durationMinutes) : null,
  ].filter((fact) => fact !== null);

  return (
    <details
      ref={card}
      dir={direction}
      className={styles.card}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <span className={styles.words}>
          <span className={styles.small}>
            <bdi>{intl.formatMessage(messages.moduleNumber, { number: data.number })}</bdi>
          </span>
          <h3 className={styles.name} lang={lang}>
            {data.name}
          </h3>
          <span className={styles.small}>
            <bdi>{facts.join(' · ')}</bdi>
          </span>
          {moduleLock ? (
            <span className={styles.reason}>
              <bdi>{moduleLock.text}</bdi>
            </span>
          ) : null}
        </span>
        {study ? <StatusIcon status={locked ? 'LOCKED' : moduleStatus(study.status, study.lectures)} /> : null}
        <ChevronDown20Regular aria-hidden className={mergeClasses(styles.chevron, isOpen && styles.turned)} />
      </summary>
      {data.description ? (
        <p className={mergeClasses(styles.description, study ? styles.indented : undefined)} lang={lang}>
          {data.description}
        </p>
      ) : null}
      <ol className={styles.lectures}>
        {rows.map(({ lecture, entry, lock }) => (
          <ModuleLecture
            key={lecture.lectureId}
            name={lecture.name}
            minutes={lecture.durationMinutes}
            to={readable ? links.lecture({ courseId, moduleId: data.moduleId, lectureId: lecture.lectureId }) : null}
            status={study ? (lock ? 'LOCKED' : studyStatus(entry)) : null}
            lock={lock}
            said={lock === moduleLock}
          />
        ))}
      </ol>
    </details>
  );
}
