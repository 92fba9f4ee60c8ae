/** What one request may carry (`contracts/limits.json`). */
const mostBytes = 8 * 1024 * 1024;

/** A file that was chosen: its content, or what is wrong with it. */
export type CourseFile =
  | { readonly content: Readonly<Record<string, unknown>> }
  | { readonly wrong: 'tooLarge' | 'noCourse' };

/** Reads a file as an exported course (IMPEX-02, OP-73). Whether what it holds fits is for the platform to say. */
export async function readCourseFile(file: File): Promise<CourseFile> {
  if (file.size > mostBytes) return { wrong: 'tooLarge' };
  try {
    const content: unknown = JSON.parse(await file.text());
    return isCourse(content) ? { content } : { wrong: 'noCourse' };
  } catch {
    return { wrong: 'noCourse' };
  }
}

/** Every course has a name. */
const isCourse = (content: unknown): content is Readonly<Record<string, unknown>> =>
  typeof content === 'object' && content !== null && !Array.isArray(content) && Object.hasOwn(content, 'name');
