import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { offerSamples, sampleBlocksIn, selectSampleField, selectSampleIn } from '../../editing/writing/sampleText.ts';
import { canMark, drawnWith } from '../../ui/highlight/highlights.ts';
import { sampleWords } from '../check/sampleWords.ts';

/** The name of the highlight, as the styles of the page have it. */
const highlight = 'lectern-sample';

/** Makes sample text a placeholder for its author: selected by a press, and pale as long as it is there. */
export function useSampleText(): void {
  const intl = useIntl();
  useEffect(() => {
    const { ofSection, ofQuestion } = sampleWords(intl);
    const withdraw = offerSamples((words) => ofSection(words) || ofQuestion(words));
    const endPale = drawSamplesPale();
    document.addEventListener('click', selectPressed);
    return () => {
      document.removeEventListener('click', selectPressed);
      endPale();
      withdraw();
    };
  }, [intl]);
}

function selectPressed({ target }: MouseEvent): void {
  if (!(target instanceof Element) || target.closest('[data-node="open"]') === null) return;
  const text = target.closest('[contenteditable="true"]');
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
    if (target.selectionStart === target.selectionEnd) selectSampleField(target);
  } else if (text) selectSampleIn(text, 'caret');
}

/** Keeps the samples of the page pale, until what is given is called. A browser without highlights draws them like any words. */
function drawSamplesPale(): () => void {
  if (!canMark()) return () => undefined;
  const stop = drawnWith([document.body], draw);
  return () => {
    stop();
    CSS.highlights.delete(highlight);
  };
}

function draw(): void {
  const ranges = sampleBlocksIn(document, '[data-node]').map((block) => {
    const range = document.createRange();
    range.selectNodeContents(block);
    return range;
  });
  CSS.highlights.set(highlight, new Highlight(...ranges));
}
