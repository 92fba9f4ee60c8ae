import { driver, type Driver, type PopoverDOM } from 'driver.js';
import { attributeSnapshots } from './attributeSnapshots.ts';

export interface DrivenTour {
  readonly steps: readonly {
    readonly name: string;
    readonly selector: string;
    readonly title: string;
    readonly text: string;
    readonly progress: string;
  }[];
  /** The step that it begins with; the first one where there is none of this name. */
  readonly from: string | null;
  readonly words: Readonly<Record<'skip' | 'previous' | 'next' | 'done' | 'stop', string>>;
  /** What the window of a step looks like. */
  readonly className: string;
  /** Where it is put into the page. */
  readonly root: HTMLElement;
  /** Someone ended it: at a step where it continues next time, or for good. */
  readonly onEnded: (stoppedAt: string | null) => void;
}

/**
 * Leads through the steps, until someone skips, stops or finishes it (TOUR-03) or the returned function is called. The keyboard stays in the
 * window of the step: Tab, the arrows left and right, Escape; then the focus is where it was before.
 */
export function driveTour({ steps, from, words, className, root, onEnded }: DrivenTour): () => void {
  const before = document.activeElement;
  const attributes = attributeSnapshots();
  const end = (stoppedAt: string | null): void => {
    stop();
    onEnded(stoppedAt);
  };
  const tour: Driver = driver({
    animate: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    duration: 250,
    overlayOpacity: 0.55,
    stagePadding: 6,
    stageRadius: 8,
    popoverClass: className,
    disableActiveInteraction: true,
    showProgress: true,
    nextBtnText: asText(words.next),
    prevBtnText: asText(words.previous),
    doneBtnText: asText(words.done),
    steps: steps.map(({ selector, title, text, progress }) => ({
      element: selector,
      popover: { title: `<h2>${asText(title)}</h2>`, description: asText(text), progressText: asText(progress) },
    })),
    onPopoverRender: (popover) => furnish(popover, words, root, () => end(null)),
    onHighlightStarted: (element) => attributes.keep(element),
    onDeselected: (element) => attributes.restore(element),
    onDoneClick: () => end(null),
    // The cross, Escape, and a press beside the window.
    onDestroyStarted: () => end(steps[tour.getActiveIndex() ?? 0]?.name ?? null),
  });
  const first = steps.findIndex(({ name }) => name === from);
  tour.drive(Math.max(first, 0));
  return stop;

  function stop(): void {
    if (!tour.isActive()) return;
    tour.destroy();
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  }
}

/** Gives the window of a step a button to skip the tour, names that screen readers understand, and the focus. */
function furnish(popover: PopoverDOM, words: DrivenTour['words'], root: HTMLElement, onSkipped: () => void): void {
  const { wrapper, title, closeButton, footer, footerButtons, nextButton } = popover;
  wrapper.setAttribute('aria-modal', 'true');
  // They are no head and foot of the page; the head holds a heading.
  title.setAttribute('role', 'presentation');
  footer.setAttribute('role', 'presentation');
  closeButton.setAttribute('aria-label', words.stop);
  closeButton.title = words.stop;
  // Last in the order of the keyboard, wherever it is drawn.
  wrapper.append(closeButton);
  const skip = document.createElement('button');
  skip.type = 'button';
  skip.className = 'tour-skip';
  skip.textContent = words.skip;
  skip.addEventListener('click', onSkipped);
  footer.insertBefore(skip, footerButtons);
  root.append(wrapper);
  // The library gives the focus to the first button.
  queueMicrotask(() => nextButton.focus());
}

/** Words for where the library reads HTML: those of a workspace may hold anything. */
const asText = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
