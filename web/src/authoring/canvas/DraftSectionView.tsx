import { Suspense, type ReactElement, type ReactNode } from 'react';
import { typeOf } from '../../section/types.ts';
import { useViewer } from '../../viewer/useShell.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { NodeKey } from '../draft/courseDraft.ts';
import type { SectionDraft } from '../draft/sectionDraft.ts';

/** Draws a question of the lecture by its key; null where it is there no more. */
export type DrawQuestion = (key: NodeKey | null) => ReactNode;

/**
 * A section of a draft, drawn by the very components that its learners will see. Dividers and types that this version does not know draw
 * nothing here, nor do those whose address is not chosen: what stands for them belongs to the editor.
 */
export function DraftSectionView({
  section: { content, questions },
  drawQuestion,
}: {
  section: SectionDraft;
  drawQuestion: DrawQuestion;
}): ReactElement {
  const learner = useViewer();
  // A document, a sound, a file or a page without its address is a frame around nothing.
  const isChosen = !('url' in content) || content.url.trim() !== '';
  return (
    <Suspense fallback={<Skeleton height="120px" />}>
      {isChosen &&
        typeOf(content).draw(content, {
          learner,
          question: drawQuestion,
          sections: (sections) =>
            sections.map((inside) => (
              <DraftSectionView key={inside.key} section={inside} drawQuestion={drawQuestion} />
            )),
        })}
      {questions.map((key) => (
        <div key={key}>{drawQuestion(key)}</div>
      ))}
    </Suspense>
  );
}
