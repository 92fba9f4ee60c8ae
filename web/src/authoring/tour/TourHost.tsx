import { lazy, Suspense, type ReactElement } from 'react';
import type { Tour } from './useTour.ts';

const TourOffer = lazy(async () => ({ default: (await import('./TourOffer.tsx')).TourOffer }));
const RunningTour = lazy(async () => ({ default: (await import('./RunningTour.tsx')).RunningTour }));

/** The offer of a tour, and the tour itself; neither is loaded before it is there. */
export function TourHost({ tour }: { tour: Tour }): ReactElement | null {
  if (tour.phase === 'quiet') return null;
  return (
    <Suspense fallback={null}>
      {tour.phase === 'offered' ? <TourOffer tour={tour} /> : <RunningTour tour={tour} />}
    </Suspense>
  );
}
