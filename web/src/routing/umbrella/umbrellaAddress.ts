import { courseHash, readIdParameter } from '../hashLink.ts';

/** Where in the tree of an umbrella course someone is, or was. */
export interface TreePlace {
  /** The raw id of the umbrella course. */
  readonly umbrellaId: number;
  /** The key of the last choice; null at the first question, or when nobody knows it. */
  readonly step: string | null;
}

/** A course inside an umbrella course, on the page that its reader may open; it leads back to where they left the tree (UMB-03). */
export function insideLink(courseId: number, { umbrellaId, step }: TreePlace, signedIn: boolean): string {
  return courseLink(courseId, { umbrella: 'false', tree: String(umbrellaId), step }, signedIn);
}

/** The tree of an umbrella course, where the course stands that one comes from (UMB-03). */
export function treeLink({ umbrellaId, step }: TreePlace, fromCourseId: number, signedIn: boolean): string {
  return courseLink(umbrellaId, { umbrella: 'true', step, from: String(fromCourseId) }, signedIn);
}

function courseLink(courseId: number, parameters: Readonly<Record<string, string | null>>, signedIn: boolean): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value !== null) search.set(name, value);
  return `${signedIn ? '/dashboard' : '/courses'}/course/?${search.toString()}${courseHash(courseId)}`;
}

/** From where in which tree the address of a course says that its reader came; null for an address without. */
export function leftPlace(search: string): TreePlace | null {
  const parameters = new URLSearchParams(search);
  const umbrellaId = parameters.get('umbrella') === 'false' ? readIdParameter(search, 'tree') : null;
  return umbrellaId === null ? null : { umbrellaId, step: parameters.get('step') };
}

/** Whether an address asks for the tree in which a course stands. */
export const asksForTree = (search: string): boolean => new URLSearchParams(search).get('umbrella') === 'true';
