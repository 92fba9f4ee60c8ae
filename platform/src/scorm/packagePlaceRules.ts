/** Where a course of type SCORM_COURSE plays its package (SCORM-01). Pure; the editor does the same in its draft (`contracts/packagePlaces.json`). */
import type { Outline, OutlineLecture } from '../content/content.ts';
import { courseRequestSchema, type ReceivedCourse } from '../course/courseSchemas.ts';
import type { Id } from '../shared/id.ts';
import { packageOfAddress } from './scormPackage.ts';

export interface PackageToPlace {
  readonly url: string;
  readonly title: string;
}

const playsPackage = ({ mediaSource }: OutlineLecture): boolean =>
  typeof mediaSource === 'string' && packageOfAddress(mediaSource) !== null;

/** The lecture that plays the next package: the one with a package, else the first without media; null where there is neither. */
export function lectureForPackage({ modules }: Pick<Outline, 'modules'>): Id | null {
  const lectures = modules.flatMap((module) => module.lectures);
  const found = lectures.find(playsPackage) ?? lectures.find(({ mediaSource }) => mediaSource === null);
  return found?.id ?? null;
}

/** A merge patch of the course that puts the package in its place: in a lecture that is there, else in one of its own before all others. */
export function withPackage(outline: Pick<Outline, 'modules'>, { url, title }: PackageToPlace): ReceivedCourse {
  const place = lectureForPackage(outline);
  const named = outline.modules.map(({ id, lectures }) => ({
    id,
    lectures: lectures.map((lecture) =>
      lecture.id === place ? { id: lecture.id, mediaSource: url } : { id: lecture.id },
    ),
  }));
  const name = title.slice(0, mostNameLength);
  const made = { name, mediaSource: url };
  const [first, ...others] = named;
  const modules =
    place !== null
      ? named
      : first === undefined
        ? [{ name, lectures: [made] }]
        : [{ ...first, lectures: [made, ...first.lectures] }, ...others];
  return courseRequestSchema.parse({ modules });
}

/** Of modules and lectures. */
const mostNameLength = 255;
