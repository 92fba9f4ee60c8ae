import { mergeClasses } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import type { SectionPlays } from '../section/SectionPlay.ts';
import { SectionScope } from '../section/SectionScope.tsx';
import { InView } from '../ui/inView/InView.tsx';
import { useLectureReaderStyles } from './LectureReader.styles.ts';
import { PrintedRest } from './PrintedRest.tsx';
import type { RevealSection } from './sectionReveal.ts';
import type { SectionReveal } from './useSectionReveal.ts';

/** The upper part of the window, where a section counts as being read. */
const readingZone = '0px 0px -45% 0px';

/** The sections of a lecture that are shown, in their steps, and on paper all others. One that still holds what follows is not read yet. */
export function LectureSteps<Section extends RevealSection>({
  shown,
  reveal: { steps, fresh, freshStep },
  plays,
  onRead,
  children,
}: {
  shown: readonly (readonly Section[])[];
  reveal: Pick<SectionReveal<Section>, 'steps' | 'fresh' | 'freshStep'>;
  plays: SectionPlays;
  /** A section has come to where people read. */
  onRead: (sectionId: number) => void;
  /** Draws a section. */
  children: (section: Section) => ReactNode;
}): ReactElement {
  const styles = useLectureReaderStyles();
  return (
    <>
      {shown.map((step, index) => (
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
              waits={plays.holding.has(section.sectionId)}
              onEntered={() => onRead(section.sectionId)}
              data-section={section.sectionId}
              className={styles.section}
            >
              <SectionScope sectionId={section.sectionId} plays={plays}>
                {children(section)}
              </SectionScope>
            </InView>
          ))}
        </div>
      ))}
      <PrintedRest steps={steps} shown={shown}>
        {children}
      </PrintedRest>
    </>
  );
}
