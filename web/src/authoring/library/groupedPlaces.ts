/** The places that show a file, course by course. */
import type { FilePlace } from './useFileChanges.ts';

export interface PlacesOfCourse {
  readonly courseId: number;
  readonly name: string;
  /** The course itself first, then its lectures. */
  readonly places: readonly FilePlace[];
}

/** The most places that are named (`File.usedIn`): where there are as many, there may be more. */
export const mostPlaces = 100;

/** What is in courses by course, in the order of their names; and the rest. Two courses of one name stay two. */
export function groupedPlaces(places: readonly FilePlace[]): {
  readonly courses: readonly PlacesOfCourse[];
  readonly others: readonly FilePlace[];
} {
  const courses = new Map<number, { courseId: number; name: string; places: FilePlace[] }>();
  const others: FilePlace[] = [];
  for (const place of places) {
    const courseId = place.kind === 'COURSE' ? place.rawId : place.courseId;
    if (!courseId) {
      others.push(place);
      continue;
    }
    const group = courses.get(courseId) ?? { courseId, name: '', places: [] };
    const name = place.kind === 'COURSE' ? place.name : (place.courseName ?? '');
    courses.set(courseId, { ...group, name, places: [...group.places, place] });
  }
  return { courses: [...courses.values()].sort((a, b) => a.name.localeCompare(b.name)), others };
}
