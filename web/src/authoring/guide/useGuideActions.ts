import { useIntl } from 'react-intl';
import { canvasMessages } from '../canvas/messages.ts';
import { sampleWords } from '../check/sampleWords.ts';
import type { CourseDraft, LectureDraft } from '../draft/courseDraft.ts';
import { lecturesOf } from '../draft/findNode.ts';
import { focusLabelled } from '../page/focusLabelled.ts';
import { whenDrawn } from '../page/whenDrawn.ts';
import type { ProblemPlace } from '../save/placeOfProblem.ts';
import { guideControls } from './guideControls.ts';
import { unwrittenSection, type GuideStep } from './guideSteps.ts';

export interface GuideWays {
  readonly courseId: number;
  /** The open lecture; null on the page of the course. */
  readonly lecture: LectureDraft | null;
  openPlace: (place: ProblemPlace) => void;
  openLecture: (lecture: LectureDraft) => void;
}

/** What each step does when it is pressed: it opens the place, with the focus where the step is done (OP-234). */
export function useGuideActions(draft: CourseDraft, ways: GuideWays): Readonly<Record<GuideStep, () => void>> {
  const { lecture, openPlace, openLecture } = ways;
  const intl = useIntl();
  const target = lecture ?? lecturesOf(draft)[0];
  const inLecture = (act: () => void): void => {
    if (target && target !== lecture) openLecture(target);
    act();
  };
  const writeSection = (): void => {
    const section = target && unwrittenSection(target, sampleWords(intl));
    if (section) openPlace({ node: section, field: '' });
    else inLecture(() => focusLabelled([intl.formatMessage(canvasMessages.insert)]));
  };
  return {
    name: () => openPlace({ node: null, field: 'name' }),
    lecture: addLecture,
    section: target ? writeSection : addLecture,
    question: target ? () => inLecture(() => press(guideControls.addQuestion)) : addLecture,
    preview: target ? () => inLecture(() => press(guideControls.preview)) : addLecture,
    publish: () => press(guideControls.publish),
  };
}

/** Presses a control as soon as it is drawn; what it opens takes the focus from there. */
function press(selector: string): void {
  whenDrawn(
    () => document.querySelector<HTMLElement>(selector),
    (control) => {
      control.focus();
      control.click();
    },
  );
}

function addLecture(): void {
  // In a narrow window the drawer is folded, and another tab of it may be open.
  press(`${guideControls.unfold}, ${guideControls.structure}`);
  press(guideControls.structure);
  press(guideControls.addLecture);
}
