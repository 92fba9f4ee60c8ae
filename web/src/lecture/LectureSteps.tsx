import { mergeClasses } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { InView } from './InView.tsx';
import { useLectureReaderStyles } from './LectureReader.styles.ts';
import type { RevealSection } from './sectionReveal.ts';
import type { SectionReveal } from './useSectionReveal.ts';

/** The upper part of the window, where a section counts as being read. */
const readingZone = '0px 0px -45% 0px';

/** The sections of a lecture that are revealed, in their steps. */
export function LectureSteps<Section extends RevealSection>({
  reveal: { steps, open, fresh, freshStep },
  onRead,
  children,
}: {
  reveal: SectionReveal<Section>;
  /** A section has come to where people read. */
  onRead: (sectionId: number) => void;
  /** Draws a section. */
  children: (section: Section) => ReactNode;
}): ReactElement[] {
  const styles = useLectureReaderStyles();
  return steps.slice(0, open).map((step, index) => (
    <div
      key={step[0]?.sectionId}
      ref={index === fresh ? freshStep : undefined}
      tabIndex={-1}
      className={mergeClasses(styles.step, fresh !== null && index >= fresh && styles.fresh)}
    >
      {step.map((section) => (
        <InView
          key={section.sectionId}
          margin={readingZone}
          onEntered={() => onRead(section.sectionId)}
          data-section={section.sectionId}
          className={styles.section}
        >
          {children(section)}
        </InView>
      ))}
    </div>
  ));
}
