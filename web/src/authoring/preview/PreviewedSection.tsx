import { Suspense, type ReactElement, type ReactNode } from 'react';
import { HeldSections } from '../../section/HeldSections.tsx';
import { typeOf } from '../../section/types.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useViewer } from '../../viewer/useShell.ts';
import type { DrawQuestion } from '../canvas/DraftSectionView.tsx';
import type { SectionDraft } from '../draft/sectionDraft.ts';
import type { NameSections } from './previewSections.ts';

/** A section of a draft as its learners have it: with everything in it that can be pressed, and those within it one behind the other. */
export function PreviewedSection({
  draft: { content, questions },
  nameSections,
  drawQuestion,
}: {
  draft: SectionDraft;
  nameSections: NameSections;
  drawQuestion: DrawQuestion;
}): ReactElement {
  const learner = useViewer();
  const drawSections = (sections: readonly SectionDraft[]): ReactNode => (
    <HeldSections sections={nameSections(sections)}>
      {({ draft }) => <PreviewedSection draft={draft} nameSections={nameSections} drawQuestion={drawQuestion} />}
    </HeldSections>
  );
  return (
    <Suspense fallback={<Skeleton height="120px" />}>
      {typeOf(content).draw(content, { learner, question: drawQuestion, sections: drawSections })}
      {questions.map((key) => (
        <div key={key}>{drawQuestion(key)}</div>
      ))}
    </Suspense>
  );
}
