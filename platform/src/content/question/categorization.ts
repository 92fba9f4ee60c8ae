import { placementKind } from './placements.ts';

/** Each item belongs to one category (QUIZ-20). */
export const categorization = placementKind({ itemsStandOnce: true });
