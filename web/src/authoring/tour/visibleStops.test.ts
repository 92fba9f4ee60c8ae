import { afterEach, expect, it } from 'vitest';
import type { TourStop } from './TourStop.ts';
import { visibleStops } from './visibleStops.ts';

const message = { id: 'authoring.tour.next', defaultMessage: 'Next' };
const stop = (name: string): TourStop => ({ name, selector: `#${name}`, title: message, text: message });

/** A control at a place of the window; without a width it is hidden. */
function control(id: string, left: number, top: number, width = 40): void {
  const element = document.createElement('button');
  element.id = id;
  element.getBoundingClientRect = () => new DOMRect(left, top, width, width === 0 ? 0 : 32);
  document.body.append(element);
}

afterEach(() => document.body.replaceChildren());

it('OP-90 the stops of a tour are the visible controls from left to right', () => {
  control('right', 900, 10);
  control('hidden', 100, 10, 0);
  control('below', 20, 400);
  control('above', 20, 60);
  control('middle', 500, 90);
  const stops = ['right', 'hidden', 'below', 'missing', 'above', 'middle'].map(stop);
  expect(visibleStops(stops).map(({ name }) => name)).toEqual(['above', 'below', 'middle', 'right']);
});
