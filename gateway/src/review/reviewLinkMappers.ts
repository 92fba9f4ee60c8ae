import type { Review, ReviewLecture, ReviewLink, ReviewModule } from '../generated/resolverTypes.ts';
import { toContentResult, type LectureContentModel } from '../lecture/contentMappers.ts';
import { lectureTypes, toLectureModel } from '../lecture/lectureMappers.ts';
import type { Schemas } from '../rest/Schemas.ts';

/** Its lectures and threads are calls of their own, by the token that it was read with. */
export type ReviewModel = Omit<Review, 'lecture' | 'threads'> & { readonly token: string };
export type ReviewLectureModel = Omit<ReviewLecture, 'content'> & { readonly content: LectureContentModel };

export const toReviewLink = (wire: Schemas['ReviewLink']): ReviewLink => ({
  linkId: wire.id,
  name: wire.name,
  mayComment: wire.mayComment,
  expireTime: wire.expireTime,
  expired: wire.expired,
  createdByName: wire.createdByName,
  createTime: wire.createTime,
  lastUseTime: wire.lastUseTime,
});

export const toReview = (wire: Schemas['Review'], token: string): ReviewModel => ({
  token,
  linkName: wire.linkName,
  expireTime: wire.expireTime,
  mayComment: wire.mayComment,
  courseId: wire.courseId,
  courseName: wire.courseName,
  courseDescription: wire.courseDescription,
  imageUrl: wire.coverUrl,
  modules: wire.modules.map(toReviewModule),
});

const toReviewModule = (wire: Schemas['Review']['modules'][number]): ReviewModule => ({
  moduleId: wire.id,
  number: wire.number,
  name: wire.name,
  description: wire.description,
  durationMinutes: wire.durationMinutes,
  lectures: wire.lectures.map((lecture) => ({
    lectureId: lecture.id,
    number: lecture.number,
    name: lecture.name,
    durationMinutes: lecture.durationMinutes,
    lectureType: lectureTypes[lecture.lectureType],
  })),
});

/** Null where content is withheld, which it never is from guests. */
export function toReviewLecture(wire: Schemas['LectureContent']): ReviewLectureModel | null {
  const lecture = toLectureModel(wire, { courseId: wire.courseId, ofViewer: false });
  const { lectureId, name, description, durationMinutes, headerImageUrl, mediaSource, navigationMode, questionBank } =
    lecture;
  const content = toContentResult(wire);
  return content.__typename === 'ContentWithheld'
    ? null
    : {
        lectureId,
        name,
        description,
        durationMinutes,
        headerImageUrl,
        mediaSource,
        navigationMode,
        questionBank,
        content,
      };
}
