import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { renderPlain } from '../testing/renderPlain.tsx';
import { LectureSteps } from './LectureSteps.tsx';
import type { RevealSection } from './sectionReveal.ts';

const sections = [1, 2].map((sectionId) => ({ sectionId }) as RevealSection);

/** What the style sheets say about an element's animation: always, and to who asked for less motion. */
function animationOf(element: Element): { always: string[]; calm: string[] } {
  const found = { always: [] as string[], calm: [] as string[] };
  const read = (rules: CSSRuleList, isCalm: boolean): void => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule)
        read(rule.cssRules, rule.conditionText.includes('prefers-reduced-motion: reduce'));
      else if (rule instanceof CSSStyleRule && element.matches(rule.selectorText) && /animation/.test(rule.cssText))
        found[isCalm ? 'calm' : 'always'].push(rule.style.cssText);
    }
  };
  for (const sheet of document.styleSheets) {
    read(sheet.cssRules, sheet.media.mediaText.includes('prefers-reduced-motion: reduce'));
  }
  return found;
}

it('LIM-34 SEC-21 a section that is revealed fades in within 600 ms, and at once for who asked for less motion', async () => {
  await renderPlain(
    <LectureSteps
      shown={sections.map((section) => [section])}
      reveal={{ steps: [], fresh: 1, freshStep: createRef<HTMLDivElement>() }}
      plays={{ holding: new Set(), wasRead: () => false, holdAt: () => () => undefined }}
      onRead={() => undefined}
    >
      {(section) => <p>Section {section.sectionId}</p>}
    </LectureSteps>,
  );
  const [first, second] = ['Section 1', 'Section 2'].map((text) => screen.getByText(text).closest('[tabindex="-1"]'));
  if (!first || !second) throw new Error('A step is missing');
  expect(animationOf(first)).toEqual({ always: [], calm: [] });
  const { always, calm } = animationOf(second);
  expect(always.join(' ')).toContain('animation-duration: 600ms');
  expect(calm.join(' ')).toMatch(/animation-name: none/);
});
