/**
 * Where the steps of the first-course guide find what they press. Nothing else ties a step to its control, so a test holds each of these
 * against the component that draws it (OP-249).
 */
export const guideControls = {
  unfold: '[data-tour="unfold"]',
  structure: '#tab-structure',
  addLecture: 'main [data-part="add"]',
  addQuestion: '[data-tour="addQuestion"]',
  preview: '[data-previews]',
  publish: '[data-tour="publish"]',
  panel: '[data-guide]',
} as const;
