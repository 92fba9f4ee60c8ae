import { Suspense, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { courseListMessages as messages } from '../messages.ts';
import { MoreFields } from './MoreFields.tsx';
import type { NewCourseKind } from './newCourse.ts';
import type { NewCourseEditing } from './useNewCourse.ts';

/** What a new course may state beside its name, closed at first: all of it can be said later (CRS-10 to CRS-13). */
export function MoreSettings({ kind, editing }: { kind: NewCourseKind; editing: NewCourseEditing }): ReactElement {
  const intl = useIntl();
  const inHere = ['imageUrl', 'videoUrl', 'durationMinutes', 'tags'];
  const isWrong = inHere.some((field) => editing.wrong.has(field) || editing.refused.has(field));
  return (
    <Disclosure
      headingLevel={3}
      name={intl.formatMessage(messages.more)}
      about={intl.formatMessage(messages.moreAbout)}
      wrong={isWrong ? intl.formatMessage(messages.moreWrong) : undefined}
    >
      <Suspense fallback={<Skeleton height={320} />}>
        <MoreFields
          kind={kind}
          more={editing.form.more}
          refused={editing.refused}
          onChange={(changed) => editing.change({ more: { ...editing.form.more, ...changed } })}
        />
      </Suspense>
    </Disclosure>
  );
}
