import { Button } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { links } from '../../routing/links.ts';
import { ModalDialog } from '../../ui/dialog/ModalDialog.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { useCopyLink } from '../../ui/useCopyLink.ts';
import type { CourseDraft } from '../draft/courseDraft.ts';
import { editorMessages } from '../messages.ts';
import type { ProblemPlace } from '../save/placeOfProblem.ts';
import { CheckResult } from './CheckResult.tsx';
import { CourseAddress } from './CourseAddress.tsx';
import { weightOf, type Finding } from './finding.ts';
import { checkMessages as messages } from './messages.ts';
import { SeeLiveLink } from './SeeLiveLink.tsx';
import type { Check } from './useCheck.ts';

/**
 * The sheet that a course is published by (CRS-15, CRS-16, OP-217): what must be mended first, what should be, and the address to copy. Once
 * it is live, it says so and leads there. Of a course that is live already it shows the check alone.
 */
export function PublishSheet({
  courseId,
  draft,
  check,
  onRepair = null,
  pending,
  onPublish,
  onPlace,
  onClosed,
}: {
  /** The raw id. */
  courseId: number;
  /** Null while it is read. */
  draft: CourseDraft | null;
  check: Check;
  /** Nothing is mended in it, if not stated. */
  onRepair?: ((findings: readonly Finding[]) => void) | null;
  /** Whether it is being saved and published. */
  pending: boolean;
  /** Whether it is published then. What refused it is said elsewhere, once the sheet has made way. */
  onPublish: () => Promise<boolean>;
  onPlace: (place: ProblemPlace) => void;
  onClosed: () => void;
}): ReactElement {
  const intl = useIntl();
  const copyLink = useCopyLink();
  const [isNew, setIsNew] = useState(false);
  const published = draft?.fields.published ?? false;
  const text = (name: keyof typeof messages): string => intl.formatMessage(messages[name]);
  const isHeld = check.findings === null || check.findings.some((finding) => weightOf(finding) === 'must');
  const publish = async (): Promise<void> => {
    if (await onPublish()) setIsNew(true);
    else onClosed();
  };
  const close = (
    <Button onClick={onClosed}>{intl.formatMessage(published ? uiMessages.close : uiMessages.cancel)}</Button>
  );
  return (
    <ModalDialog
      title={text(isNew ? 'liveTitle' : published ? 'checkTitle' : 'publishTitle')}
      // What is on its way cannot be called back.
      onDismissed={pending ? undefined : onClosed}
      actions={
        published ? (
          <>
            {close}
            <SeeLiveLink courseId={courseId} takesFocus={isNew} />
          </>
        ) : (
          <>
            {close}
            <Button
              appearance="primary"
              disabledFocusable={pending || isHeld}
              title={isHeld && check.findings !== null ? text('mendFirst') : undefined}
              onClick={() => void publish()}
            >
              {pending ? text('publishing') : intl.formatMessage(editorMessages.publish)}
            </Button>
          </>
        )
      }
    >
      {isNew ? (
        <div role="status">{text('liveText')}</div>
      ) : (
        <CheckResult check={check} onPlace={onPlace} onRepair={onRepair} />
      )}
      <CourseAddress
        courseId={courseId}
        published={published}
        onCopy={() => void copyLink(links.sharedCourse(courseId))}
      />
    </ModalDialog>
  );
}
