/** How far the shapes of all types of content have come in this version of the client: what is kept says so. */
import { versionsOf, type ShapeVersions } from '../../editing/shapeVersions.ts';
import { questionTypes } from '../../quiz/types.ts';
import { sectionTypes } from '../../section/types.ts';

export const shapeVersions: ShapeVersions = versionsOf([
  ...Object.values(sectionTypes),
  ...Object.values(questionTypes),
]);
