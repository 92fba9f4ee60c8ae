import { placementKind } from './placements.ts';

/** An item may belong to several categories. */
export const multipleAssociation = placementKind({ itemsStandOnce: false });
