import { Button } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { ProgressBar } from '../../ui/figure/ProgressBar.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useKeepCourseStyles } from './KeepCourse.styles.ts';
import { keptMessages as messages } from './keptMessages.ts';
import { useKeepCourse } from './useKeepCourse.ts';
import { useMegabytes } from './useMegabytes.ts';
import type { KeepCourse_course$key } from './__generated__/KeepCourse_course.graphql.ts';

/** Keeps a course on this device for reading without a network: says what it takes, how far it is, and takes it back (BEY-18). */
export function KeepCourse({ course }: { course: KeepCourse_course$key }): ReactElement | null {
  const data = useFragment(
    graphql`
      fragment KeepCourse_course on Course @throwOnFieldError {
        courseId
        name
        version
        modules @required(action: THROW) {
          lectures {
            lectureId
          }
        }
      }
    `,
    course,
  );
  const { courseId, name, version, modules } = data;
  const intl = useIntl();
  const styles = useKeepCourseStyles();
  const megabytes = useMegabytes();
  const lectureIds = useMemo(
    () => modules.flatMap(({ lectures }) => lectures.map(({ lectureId }) => lectureId)),
    [modules],
  );
  const { keeping, measure, keep, cancel, remove } = useKeepCourse({ course: courseId, name, version, lectureIds });
  const button = (onClick: () => void, message: keyof typeof messages, primary = false): ReactElement => (
    <Button size="small" appearance={primary ? 'primary' : 'secondary'} onClick={onClick}>
      {intl.formatMessage(messages[message])}
    </Button>
  );
  const isCurrent = keeping.step === 'kept' && keeping.isFound && keeping.kept.version === version;
  /** What a screen reader announces. During the download only its start: an announcement per file would drown everything else. */
  const status = (): ReactNode => {
    switch (keeping.step) {
      case 'measuring':
      case 'failed':
        return intl.formatMessage(messages[keeping.step]);
      case 'measured': {
        const { bytes, leftOut } = keeping.copy;
        const size = intl.formatMessage(keeping.hasRoom ? messages.size : messages.noRoom, { size: megabytes(bytes) });
        return leftOut > 0 ? `${size} ${intl.formatMessage(messages.leftOut, { count: leftOut })}` : size;
      }
      case 'keeping':
        return (
          <VisuallyHidden>{intl.formatMessage(messages.keeping, { done: 0, total: keeping.total })}</VisuallyHidden>
        );
      case 'kept':
        return intl.formatMessage(isCurrent ? messages.kept : messages.outdated, {
          size: megabytes(keeping.kept.bytes),
        });
      default:
        return null;
    }
  };
  const actions = (): ReactNode => {
    switch (keeping.step) {
      case 'measuring':
        return button(cancel, 'cancel');
      case 'measured':
        return (
          <>
            {keeping.hasRoom ? button(() => keep(keeping.copy), 'keepNow', true) : null}
            {button(cancel, 'cancel')}
          </>
        );
      case 'keeping':
        return (
          <>
            <KeepingProgress done={keeping.done} total={keeping.total} />
            {button(cancel, 'cancel')}
          </>
        );
      case 'kept':
        return (
          <>
            {isCurrent ? null : button(measure, 'update', true)}
            {button(remove, 'remove')}
          </>
        );
      case 'failed':
        return button(measure, 'again');
      default:
        return (
          <Button appearance="subtle" icon={<ArrowDownload20Regular />} onClick={measure}>
            {intl.formatMessage(messages.keep)}
          </Button>
        );
    }
  };
  return keeping.step === 'unknown' ? null : (
    <div className={keeping.step === 'none' ? styles.offer : styles.box}>
      <span role="status">{status()}</span>
      {actions()}
    </div>
  );
}

/** How many files were downloaded. */
function KeepingProgress({ done, total }: { done: number; total: number }): ReactElement {
  const styles = useKeepCourseStyles();
  const label = useIntl().formatMessage(messages.keeping, { done, total });
  return (
    <>
      <span className={styles.wide}>{label}</span>
      <ProgressBar thin percent={total === 0 ? 100 : (done / total) * 100} label={label} />
    </>
  );
}
