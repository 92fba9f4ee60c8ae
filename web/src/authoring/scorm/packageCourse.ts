/** A lecture of a course of type SCORM_COURSE plays its package (SCORM-01). */
import type { CourseDraft, MediaSource, NewKey } from '../draft/courseDraft.ts';
import { lecturesOf } from '../draft/findNode.ts';
import type { Operation } from '../draft/operation.ts';
import { newLecture, newModule } from '../structure/newNodes.ts';
import type { UploadedPackage } from './sendPackage.ts';

export const packageMedia = ({ url }: Pick<UploadedPackage, 'url'>): MediaSource => ({
  url,
  startTime: null,
  finishTime: null,
});

/**
 * Puts a package into the course: in the place of the one that it has, else as the media of its first lecture without any, else in a lecture of
 * its own, named by the package. The platform does the same where nobody edits the course (`contracts/packagePlaces.json`).
 */
export function withPackage(draft: CourseDraft, uploaded: UploadedPackage, newKey: NewKey): Operation {
  const lectures = lecturesOf(draft);
  const lecture =
    lectures.find(({ fields }) => isPackage(fields.mediaSource)) ??
    lectures.find(({ fields }) => fields.mediaSource === null);
  const mediaSource = packageMedia(uploaded);
  if (lecture !== undefined) return { type: 'setLecture', key: lecture.key, fields: { mediaSource } };
  const made = newLecture(newKey(), uploaded.name);
  const playing = { ...made, fields: { ...made.fields, mediaSource } };
  const [module] = draft.modules;
  return module === undefined
    ? {
        type: 'insert',
        place: { list: 'modules', at: 0 },
        added: { kind: 'module', nodes: [{ ...newModule(newKey(), uploaded.name), lectures: [playing] }] },
      }
    : {
        type: 'insert',
        place: { list: 'lectures', module: module.key, at: 0 },
        added: { kind: 'lecture', nodes: [playing] },
      };
}

const packageAddress = /\/scorm\/\d+\/[\da-f-]{36}\//;

/** Whether the media is an uploaded package. */
export const isPackage = (media: MediaSource | null): boolean => media !== null && packageAddress.test(media.url);

export const hasPackage = (draft: CourseDraft): boolean =>
  lecturesOf(draft).some(({ fields }) => isPackage(fields.mediaSource));
