import { record, text, textOrNull } from '../freeForm.ts';
import type { PublicStore } from '../rest/publicStore.ts';
import { courseMetadataPath } from './courseApi.ts';

/** What the preview of a link to a course says. */
export interface CoursePreviewText {
  readonly name: string;
  readonly description: string | null;
  /** An address, or a path of the called host. */
  readonly image: string | null;
}

/** A page waits no longer for it. */
const timeoutMs = 1_000;

/**
 * Reads what anybody may know of a course of a host (REST-51), without a token. Null for one that is not published there, for
 * one without a name, and when it cannot be read in time: the page then speaks for the workspace.
 */
export function createCoursePreviews(store: PublicStore) {
  return async (
    host: string,
    courseId: number,
    callerHeaders: Readonly<Record<string, string>>,
  ): Promise<CoursePreviewText | null> => {
    try {
      const headers = { ...callerHeaders, accept: 'application/json' };
      const signal = AbortSignal.timeout(timeoutMs);
      const { name, description, courseImage } = await store.read(
        { host, path: courseMetadataPath(courseId), headers, signal },
        (answer) => record(answer.json()),
      );
      if (text(name).trim() === '') return null;
      return {
        name: text(name),
        description: textOrNull(description),
        image: textOrNull(courseImage),
      };
    } catch {
      return null;
    }
  };
}
