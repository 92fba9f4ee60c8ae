import { lazy, Suspense, useState, type ReactElement } from 'react';

const ReviewLinksPanel = lazy(() =>
  import('./ReviewLinksPanel.tsx').then((module) => ({ default: module.ReviewLinksPanel })),
);

export interface ReviewLinks {
  /** Shows the links; `onClosed` is told when the window is closed, as the menu that opened it is gone by then. */
  readonly open: (onClosed: () => void) => void;
  readonly panel: ReactElement | null;
}

/** The review links of a course, which load when they are asked for. */
export function useReviewLinks(courseId: number): ReviewLinks {
  const [asked, setAsked] = useState<{ readonly onClosed: () => void } | null>(null);
  return {
    open: (onClosed) => setAsked({ onClosed }),
    panel: asked ? (
      <Suspense fallback={null}>
        <ReviewLinksPanel
          courseId={courseId}
          onClosed={() => {
            setAsked(null);
            asked.onClosed();
          }}
        />
      </Suspense>
    ) : null,
  };
}
