import type {
  CourseChange,
  CourseDifference,
  CourseRevision,
  RevisedLecture,
  SectionChange,
} from '../generated/resolverTypes.ts';
import { toGlobalId } from '../globalId.ts';
import { toLectureModel } from '../lecture/lectureMappers.ts';
import type { Schemas } from '../rest/Schemas.ts';
import { toAuthoredContent, type AuthoredContentModel } from './authoredContentMappers.ts';
import { toAuthor } from './authoredCourseMappers.ts';

export type CourseRevisionModel = Omit<CourseRevision, 'difference' | 'lecture'> & {
  readonly __typename: 'CourseRevision';
  /** What is different from the revision before it. */
  readonly sinceBefore: CourseDifference;
};

export function toCourseRevision(wire: Schemas['CourseRevision'], courseId: number): CourseRevisionModel {
  const { version, saveTime, savedBy, forced, autoSave, published, name, live, current } = wire;
  return {
    __typename: 'CourseRevision',
    id: toGlobalId('CourseRevision', version, { courseId }),
    courseId,
    version,
    saveTime,
    savedBy: savedBy === null ? null : toAuthor(savedBy),
    forced,
    autoSaved: autoSave,
    published,
    name,
    live,
    current,
    sinceBefore: toDifference(wire),
  };
}

export const toDifference = ({ since, changeCount, changes }: Schemas['CourseRevision']): CourseDifference => ({
  since,
  totalCount: changeCount,
  changes: changes.map(toChange),
});

const toChange = ({ change, id, next, ...wire }: Schemas['CourseChange']): CourseChange => ({
  kind: change,
  part: wire.part,
  rawId: id,
  name: wire.name,
  sectionType: wire.sectionType,
  module: toPlace(wire.module),
  lecture: toPlace(wire.lecture),
  fromModule: toPlace(wire.fromModule),
  fromLecture: toPlace(wire.fromLecture),
  nextName: next,
  fields: [...wire.fields],
});

const toPlace = (place: Schemas['CourseChange']['module']): CourseChange['module'] =>
  place === null ? null : { rawId: place.id, name: place.name };

export const toSectionChange = ({ change, savedBy, ...wire }: Schemas['SectionChange']): SectionChange => ({
  sectionId: wire.sectionId,
  version: wire.version,
  saveTime: wire.saveTime,
  savedBy: savedBy === null ? null : toAuthor(savedBy),
  kind: change,
  exact: wire.exact,
});

export type RevisedLectureModel = Omit<RevisedLecture, 'content'> & { readonly content: AuthoredContentModel };

export function toRevisedLecture(wire: Schemas['AuthoredLecture']): RevisedLectureModel {
  const lecture = toLectureModel(wire, { courseId: wire.courseId, ofViewer: false });
  const { lectureId, name, description, durationMinutes, headerImageUrl, mediaSource, navigationMode, questionBank } =
    lecture;
  return {
    lectureId,
    name,
    description,
    durationMinutes,
    headerImageUrl,
    mediaSource,
    navigationMode,
    questionBank,
    content: toAuthoredContent(wire),
  };
}
