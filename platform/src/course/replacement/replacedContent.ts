import type { LectureBody, Outline } from '../../content/content.ts';
import { bytesOfBody } from '../../content/finishContent.ts';
import { withAddress } from '../../content/replacedAddress.ts';
import { contentHash } from '../../shared/canonicalJson.ts';

export interface ReplacedContent {
  readonly outline: Outline;
  readonly newBodies: ReadonlyMap<string, LectureBody>;
}

/** Content in which another file stands for one. `bodies` are those that show it; all nodes keep their ids. */
export function replacedContent(
  before: Outline,
  bodies: ReadonlyMap<string, LectureBody>,
  from: string,
  to: string,
): ReplacedContent {
  const newBodies = new Map<string, LectureBody>();
  const outline = withAddress(before, from, to);
  const modules = outline.modules.map((module) => ({
    ...module,
    lectures: module.lectures.map((lecture) => {
      const shown = bodies.get(lecture.bodyHash);
      if (shown === undefined) {
        return lecture;
      }
      const body = withAddress(shown, from, to);
      const bodyHash = contentHash(body);
      newBodies.set(bodyHash, body);
      return { ...lecture, bodyHash, bodyBytes: bytesOfBody(body) };
    }),
  }));
  return { outline: { ...outline, modules }, newBodies };
}
