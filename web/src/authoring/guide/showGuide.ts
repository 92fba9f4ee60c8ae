import { whenDrawn } from '../page/whenDrawn.ts';
import { guideControls } from './guideControls.ts';
import { changeGuide } from './guideMemory.ts';

/** Shows the steps to a first course, unfolded, with the focus on them. */
export function showGuide(person: number): void {
  changeGuide(person, { is: 'open', folded: false });
  // The menu that it was chosen in gives the focus back first.
  setTimeout(() =>
    whenDrawn(
      () => document.querySelector<HTMLElement>(guideControls.panel),
      (panel) => panel.focus(),
    ),
  );
}
