import { useEffect, type ReactElement, type ReactNode } from 'react';
import { preloadSections } from '../section/SectionBody.tsx';
import { nothingPlays, SectionPlayContext } from '../section/SectionPlay.ts';
import { usePrinting } from '../ui/usePrinting.ts';
import { useLectureReaderStyles } from './LectureReader.styles.ts';
import type { RevealSection } from './sectionReveal.ts';

/**
 * On paper, what of a lecture is not on the screen yet: no button continues there. It is drawn for the printer alone, so that nothing of it
 * counts as read.
 */
export function PrintedRest<Section extends RevealSection>({
  steps,
  shown,
  children,
}: {
  steps: readonly (readonly Section[])[];
  /** What is on the screen. */
  shown: readonly (readonly Section[])[];
  /** Draws a section. */
  children: (section: Section) => ReactNode;
}): ReactElement | null {
  const styles = useLectureReaderStyles();
  const isPrinting = usePrinting();
  const rest = steps.flat().slice(shown.flat().length);
  const names = [...new Set(rest.map(({ __typename }) => __typename))].join(' ');
  // Once the browser prints, it is too late.
  useEffect(() => void preloadSections(names.split(' ')), [names]);
  return isPrinting ? (
    <SectionPlayContext value={nothingPlays}>
      <div className={styles.step} data-printed>
        {rest.map((section) => (
          <div key={section.sectionId} className={styles.section}>
            {children(section)}
          </div>
        ))}
      </div>
    </SectionPlayContext>
  ) : null;
}
