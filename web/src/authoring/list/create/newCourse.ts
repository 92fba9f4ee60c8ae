/** What the form for a new course asks for, and what of it is sent. */
import type { CourseFields } from '../../draft/courseDraft.ts';
import { passingProblem } from '../../fields/passingProblem.ts';
import { isWebAddress } from '../../../editing/webAddress.ts';
import { largestStructure, type StructureSize } from './basicStructure.ts';

/** The kinds of course that the form makes. */
export type NewCourseKind = 'basic' | 'external' | 'umbrella' | 'scorm';

export const typeOfKind = {
  basic: 'NORMAL',
  external: 'EXTERNAL',
  umbrella: 'DECISION_TREE',
  scorm: 'SCORM_COURSE',
} as const;

/** What may be left as it is (CRS-10 to CRS-13). */
export type MoreFields = Pick<
  CourseFields,
  | 'imageUrl'
  | 'videoUrl'
  | 'durationMinutes'
  | 'tags'
  | 'certifiable'
  | 'passingPercent'
  | 'certificateMonths'
  | 'sequentialProgress'
  | 'voucherActivated'
  | 'anonymousAllowed'
  | 'preEnrollAllowed'
  | 'forumEnabled'
>;

/** What is typed, as it is typed. */
export interface NewCourseForm {
  readonly name: string;
  /** Where a course of the kind `external` is found. */
  readonly externalUrl: string;
  readonly size: Readonly<Record<keyof StructureSize, string>>;
  /** The archive of a course of the kind `scorm`; null to upload it later. */
  readonly archive: File | null;
  readonly more: MoreFields;
}

/** A course that nobody has said anything about yet: the platform's own defaults. */
export const emptyForm: NewCourseForm = {
  name: '',
  externalUrl: '',
  size: { modules: '1', lectures: '3', sections: '1' },
  archive: null,
  more: {
    imageUrl: null,
    videoUrl: null,
    durationMinutes: null,
    tags: [],
    certifiable: false,
    passingPercent: 100,
    certificateMonths: null,
    sequentialProgress: false,
    voucherActivated: false,
    anonymousAllowed: false,
    preEnrollAllowed: false,
    forumEnabled: false,
  },
};

/** Whether its learners study here, so that they can enrol and earn a certificate. */
export const isStudiedHere = (kind: NewCourseKind): boolean => kind === 'basic' || kind === 'scorm';

/** What was changed of the fields that may be left as they are; the score counts only with a certificate. */
export function changedMore(more: MoreFields): Partial<MoreFields> {
  const names = Object.keys(more) as (keyof MoreFields)[];
  const changed = names.filter(
    (name) =>
      JSON.stringify(more[name]) !== JSON.stringify(emptyForm.more[name]) &&
      ((name !== 'passingPercent' && name !== 'certificateMonths') || more.certifiable),
  );
  return Object.fromEntries(changed.map((name) => [name, more[name]]));
}

/** Whether anything was typed or chosen that would be lost. */
export const isTyped = ({ name, externalUrl, size, archive, more }: NewCourseForm): boolean =>
  archive !== null ||
  name.trim() !== '' ||
  externalUrl.trim() !== '' ||
  countNames.some((count) => size[count] !== emptyForm.size[count]) ||
  Object.keys(changedMore(more)).length > 0;

export const countNames = ['modules', 'lectures', 'sections'] as const;

/** Whether a count was typed that the structure may have. */
export function isCount(typed: string, name: keyof StructureSize): boolean {
  return /^\d+$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= largestStructure[name];
}

const isOtherSite = (text: string): boolean => /^https?:\/\/[^\s/]+/i.test(text) && URL.canParse(text);

/** The fields of the form that cannot be sent as they are. */
export function wrongFields(
  kind: NewCourseKind,
  { name, externalUrl, size, more }: NewCourseForm,
): ReadonlySet<string> {
  return new Set([
    ...(name.trim() === '' ? ['name'] : []),
    ...(kind === 'external' && !isOtherSite(externalUrl.trim()) ? ['externalUrl'] : []),
    ...(kind === 'basic' ? countNames.filter((count) => !isCount(size[count], count)) : []),
    ...(more.certifiable && passingProblem(more.passingPercent) !== null ? ['passingPercent'] : []),
    ...(['imageUrl', 'videoUrl'] as const).filter((field) => more[field] !== null && !isWebAddress(more[field])),
  ]);
}
