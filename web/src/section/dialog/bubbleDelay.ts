/**
 * How long a bubble is typed before it appears, in milliseconds: shorter on a phone, a little longer from bubble to bubble (SEC-20, LIM-33,
 * OP-80). `index` counts all bubbles of the dialog from 0.
 */
export const bubbleDelay = (index: number, mobile: boolean): number => (mobile ? 250 : 350) + 25 * index;
