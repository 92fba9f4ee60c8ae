import { createElement, Suspense, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { BranchSection } from '../../section/branch/BranchSection.tsx';
import { videoKind } from '../../section/media/videoKind.ts';
import { sectionTypes } from '../../section/sectionTypes.ts';
import { useViewer } from '../../shell/ShellProvider.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { NodeKey } from '../draft/courseDraft.ts';
import type { DialogBubble, SectionContent, SectionDraft } from '../draft/sectionDraft.ts';

/** Draws a question of the lecture by its key; null where it is there no more. */
export type DrawQuestion = (key: NodeKey | null) => ReactNode;

/**
 * A section of a draft, drawn by the very components that its learners will see. Dividers and types that this version does not know draw
 * nothing here: what stands for them belongs to the editor.
 */
export function DraftSectionView({
  section,
  drawQuestion,
}: {
  section: SectionDraft;
  drawQuestion: DrawQuestion;
}): ReactElement {
  return (
    <Suspense fallback={<Skeleton height="120px" />}>
      <SectionOf content={section.content} drawQuestion={drawQuestion} />
      {section.questions.map((key) => (
        <div key={key}>{drawQuestion(key)}</div>
      ))}
    </Suspense>
  );
}

function SectionOf({
  content,
  drawQuestion,
}: {
  content: SectionContent;
  drawQuestion: DrawQuestion;
}): ReactElement | null {
  const learner = useViewer();
  switch (content.type) {
    case 'divider':
    case 'unknown':
      return null;
    case 'branch':
      return (
        <BranchSection
          options={content.options.map(({ title, sections }) => ({
            title,
            sections: () =>
              sections.map((inside) => (
                <DraftSectionView key={inside.key} section={inside} drawQuestion={drawQuestion} />
              )),
          }))}
        />
      );
    case 'question':
      return <sectionTypes.QuestionSection question={drawQuestion(content.question)} />;
    case 'dialog':
      return (
        <sectionTypes.DialogSection
          learner={learner}
          turns={content.turns.map((turn) => ({
            ...turn,
            bubbles: turn.bubbles.map((bubble) => drawnBubble(bubble, drawQuestion)),
          }))}
        />
      );
    case 'videoText':
      return <sectionTypes.VideoTextSection {...content} videoKind={videoKind(content.videoUrl)} />;
    default:
      return createElement(plainTypes[content.type] as ComponentType<typeof content>, content);
  }
}

/** What the types are drawn with whose draft has the very values that their component takes. */
const plainTypes = {
  text: sectionTypes.TextSection,
  html: sectionTypes.HtmlSection,
  richText: sectionTypes.RichTextSection,
  pdf: sectionTypes.PdfSection,
  important: sectionTypes.ImportantSection,
  additionalInfo: sectionTypes.AdditionalInfoSection,
  examples: sectionTypes.ExamplesSection,
  imageText: sectionTypes.ImageTextSection,
  accordion: sectionTypes.AccordionSection,
  button: sectionTypes.ButtonSection,
} as const;

function drawnBubble(
  bubble: DialogBubble,
  drawQuestion: DrawQuestion,
): Parameters<typeof sectionTypes.DialogSection>[0]['turns'][number]['bubbles'][number] {
  return bubble.kind === 'question' ? { kind: 'question', question: drawQuestion(bubble.question) } : bubble;
}
