import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { EmbedHeight } from '../../ui/embed/EmbedHeight.ts';
import type { CourseMetadata, LectureContent, LectureDraft } from '../draft/courseDraft.ts';
import { openBeside } from './openBeside.ts';
import { PhoneFrame } from './PhoneFrame.tsx';
import type { PlaceOnPage } from './placeOnPage.ts';
import { PreviewedLecture } from './PreviewedLecture.tsx';
import { isPreviewKey } from './previewKeys.ts';
import { isInDialog, type PreviewWidth } from './usePreview.ts';

/** The lecture as its learners will see it, in the window or as wide as a phone; Escape goes back to editing. */
export function LecturePreview({
  lecture,
  content,
  metadata: { fixedContentHeight, dynamicContentHeight },
  place,
  width,
  onClose,
}: {
  lecture: LectureDraft;
  content: LectureContent;
  metadata: CourseMetadata;
  place: PlaceOnPage | null;
  width: PreviewWidth;
  onClose: () => void;
}): ReactElement {
  const styles = useStyles();
  const [page, setPage] = useState<Document | null>(null);
  useClosingKeys(document, onClose);
  useClosingKeys(page, onClose);
  const embedHeight = useMemo(
    () => ({ fixed: fixedContentHeight, grows: dynamicContentHeight }),
    [fixedContentHeight, dynamicContentHeight],
  );
  const drawn = (
    <EmbedHeight value={embedHeight}>
      <LinksBeside>
        <PreviewedLecture lecture={lecture} content={content} place={place} />
      </LinksBeside>
    </EmbedHeight>
  );
  return (
    <div className={styles.preview}>
      {width === 'phone' ? <PhoneFrame onPage={setPage}>{drawn}</PhoneFrame> : drawn}
    </div>
  );
}

/** Those of a frame do not reach the document around it. */
function useClosingKeys(page: Document | null, onClose: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isInDialog(event.target)) return;
      // The page around it listens to the shortcut on its own.
      if (event.key !== 'Escape' && (page === document || !isPreviewKey(event))) return;
      event.preventDefault();
      onClose();
    };
    page?.addEventListener('keydown', onKeyDown);
    return () => page?.removeEventListener('keydown', onKeyDown);
  }, [onClose, page]);
}

/** What is linked opens in a tab of its own: the editor stays, and a frame has no address. */
function LinksBeside({ children }: { children: ReactNode }): ReactElement {
  // The links within are what is pressed, by the keyboard too.
  // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- as above
  return <div onClickCapture={openBeside}>{children}</div>;
}

const useStyles = makeStyles({
  // As high as what the bars leave: a phone, which scrolls on its own, then stands below them.
  preview: {
    flexGrow: 1,
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    minWidth: 0,
    minHeight: 'calc(100dvh - var(--editor-top))',
    backgroundColor: tokens.colorNeutralBackground1,
  },
});
