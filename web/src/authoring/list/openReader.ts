import type { Environment } from 'relay-runtime';
import { readDraft } from '../draft/readDraft.ts';
import { CourseEditor } from '../editor/CourseEditor.ts';
import { relayPorts } from '../editor/relayPorts.ts';
import { readCourse, type LedToCourses } from '../server/readCourse.ts';

/** A course as it is stored, to be looked at. */
export interface Reader {
  readonly editor: CourseEditor;
  readonly ledTo: LedToCourses;
}

/**
 * Reads a course as its editor does, and its lectures as they are asked for: it takes no lock, keeps no journal, and changes nothing. Null
 * when there is none for this author; rejects when it could not be read.
 */
export async function openReader(environment: Environment, courseId: number): Promise<Reader | null> {
  const answer = await readCourse(environment, courseId);
  if (!answer) return null;
  const ports = relayPorts(environment, courseId, () => undefined);
  const base = readDraft(answer, ports.newKey);
  const editor = new CourseEditor({ base, draft: base, version: answer.version }, ports, answer.savedTime);
  return { editor, ledTo: answer.ledTo };
}
