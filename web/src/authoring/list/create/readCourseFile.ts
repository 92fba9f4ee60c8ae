/** What one request may carry (`contracts/limits.json`). */
const mostBytes = 8 * 1024 * 1024;
/** Objects in objects of a course: the variables of a request are nested 32 levels deep, and the course stands in the third. */
const mostLevels = 30;
/** How much of a path tells where it leads. */
const shownParts = 4;

/** A file that was chosen: its content, or what is wrong with it; `path` is where it is nested too deep. */
export type CourseFile =
  | { readonly content: Readonly<Record<string, unknown>> }
  | { readonly wrong: 'tooLarge' | 'noCourse' }
  | { readonly wrong: 'tooDeep'; readonly path: string };

/** Reads a file as an exported course (IMPEX-02, OP-73). Whether what it holds fits is for the platform to say. */
export async function readCourseFile(file: File): Promise<CourseFile> {
  if (file.size > mostBytes) return { wrong: 'tooLarge' };
  const content = parsed(await file.text());
  if (!isCourse(content)) return { wrong: 'noCourse' };
  const deep = deepPath(content, mostLevels);
  return deep === null ? { content } : { wrong: 'tooDeep', path: `${deep.slice(0, shownParts).join('.')}…` };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Every course has a name. */
const isCourse = (content: unknown): content is Readonly<Record<string, unknown>> =>
  typeof content === 'object' && content !== null && !Array.isArray(content) && Object.hasOwn(content, 'name');

/** The path to the first object that is nested too deep; null without one. */
function deepPath(value: unknown, levels: number): string[] | null {
  if (typeof value !== 'object' || value === null) return null;
  if (levels === 0) return [];
  for (const [name, member] of Object.entries(value)) {
    const path = deepPath(member, levels - 1);
    if (path !== null) return [name, ...path];
  }
  return null;
}
