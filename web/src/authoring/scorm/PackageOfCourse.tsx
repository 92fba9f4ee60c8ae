import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Section } from '../../ui/Section.tsx';
import type { CourseDraft } from '../draft/courseDraft.ts';
import type { Operation } from '../draft/operation.ts';
import { scormMessages as messages } from './messages.ts';
import { hasPackage, withPackage } from './packageCourse.ts';
import { UploadPackage } from './UploadPackage.tsx';

/** The package of a course that is one (SCORM-01). */
export function PackageOfCourse({
  courseId,
  draft,
  readOnly,
  dispatch,
}: {
  courseId: number;
  draft: CourseDraft;
  readOnly: boolean;
  dispatch: (operation: Operation) => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const replaces = hasPackage(draft);
  return (
    <Section heading={intl.formatMessage(messages.heading)}>
      <p className={styles.about}>{intl.formatMessage(replaces ? messages.present : messages.about)}</p>
      <UploadPackage
        courseId={courseId}
        replaces={replaces}
        disabled={readOnly}
        onUploaded={(uploaded) => dispatch(withPackage(draft, uploaded, () => crypto.randomUUID()))}
      />
    </Section>
  );
}

const useStyles = makeStyles({ about: { margin: '0 0 8px', color: tokens.colorNeutralForeground3 } });
