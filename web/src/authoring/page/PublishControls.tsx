import { Button } from '@fluentui/react-components';
import { useRef, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useRelayEnvironment } from 'react-relay';
import { LoadedPublishSheet } from '../check/LoadedPublishSheet.tsx';
import { UnpublishDialog } from '../check/UnpublishDialog.tsx';
import { HoldBackItem } from '../heldBack/HoldBackItem.tsx';
import { previewText } from '../../editing/previewText.ts';
import type { EditorSnapshot } from '../editor/CourseEditor.ts';
import type { OpenEditor } from '../editor/openEditors.ts';
import { editorMessages } from '../messages.ts';
import type { ProblemPlace } from '../save/placeOfProblem.ts';
import { readLearnerCount } from '../server/readLearnerCount.ts';
import { showGuide } from '../guide/showGuide.ts';
import { BarMenu } from './BarMenu.tsx';

/** Publishing a course by its sheet, and what can be done with one that is live (CRS-15, CRS-16, OP-217). */
export function PublishControls({
  opened,
  snapshot: { draft, editable },
  courseId,
  off,
  pending,
  publish,
  onPlace,
  onHistory,
  onReviewLinks,
  onShortcuts,
}: {
  opened: OpenEditor;
  snapshot: EditorSnapshot;
  /** The raw id. */
  courseId: number;
  /** Whether it cannot be published or unpublished now. */
  off: boolean;
  pending: boolean;
  publish: (published: boolean) => Promise<boolean>;
  onPlace: (place: ProblemPlace) => void;
  onHistory: (onClosed: () => void) => void;
  onReviewLinks: (onClosed: () => void) => void;
  onShortcuts: (onClosed: () => void) => void;
}): ReactElement {
  const intl = useIntl();
  const environment = useRelayEnvironment();
  const menu = useRef<HTMLButtonElement>(null);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [unpublishing, setUnpublishing] = useState<{ learnerCount: number | null } | null>(null);
  const { editor, ledTo, person } = opened;
  const { published, template, name, type } = draft.fields;
  const ask = async (): Promise<void> =>
    setUnpublishing({ learnerCount: await readLearnerCount(environment, courseId) });
  // The menu item that opened a window is gone as it closes.
  const backToMenu = (): void => void setTimeout(() => menu.current?.focus());
  const close = (): void => {
    setSheetOpen(false);
    if (published) backToMenu();
  };
  return (
    <>
      {/* Templates are in no catalogue (OP-53). */}
      {published || template ? null : (
        <Button data-tour="publish" disabledFocusable={off} onClick={() => setSheetOpen(true)}>
          {intl.formatMessage(editorMessages.publish)}
        </Button>
      )}
      <BarMenu
        trigger={menu}
        courseId={courseId}
        published={published}
        template={template}
        off={off}
        holding={<HoldBackItem opened={opened} editable={editable} />}
        onCheck={() => setSheetOpen(true)}
        onUnpublish={() => void ask()}
        onHistory={() => onHistory(backToMenu)}
        onReviewLinks={() => onReviewLinks(backToMenu)}
        onShortcuts={() => onShortcuts(backToMenu)}
        onGuide={type === 'NORMAL' && !template ? () => showGuide(person) : null}
      />
      {isSheetOpen ? (
        <LoadedPublishSheet
          editor={editor}
          ledTo={ledTo}
          courseId={courseId}
          draft={draft}
          pending={pending}
          onPublish={() => publish(true)}
          onPlace={(place) => {
            setSheetOpen(false);
            onPlace(place);
          }}
          onClosed={close}
        />
      ) : null}
      {unpublishing ? (
        <UnpublishDialog
          course={previewText(name)}
          learnerCount={unpublishing.learnerCount}
          onConfirmed={() => {
            setUnpublishing(null);
            void publish(false);
            backToMenu();
          }}
          onDismissed={() => {
            setUnpublishing(null);
            backToMenu();
          }}
        />
      ) : null}
    </>
  );
}
