/** Packages that were chosen with their new course: its editor, which opens next, uploads them (OP-236). */
const waiting = new Map<number, File>();

/** `courseId` is the raw id. */
export const leavePackage = (courseId: number, file: File): void => void waiting.set(courseId, file);

/** The package that waits for a course, once; null for none. */
export function takePackage(courseId: number): File | null {
  const file = waiting.get(courseId) ?? null;
  waiting.delete(courseId);
  return file;
}
