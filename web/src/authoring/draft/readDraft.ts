/** A course as the gateway answers it becomes a draft. */
import type {
  AuthoredAchievementAnswer,
  AuthoredCourseAnswer,
  AuthoredLectureAnswer,
  AuthoredModuleAnswer,
} from './authoredAnswer.ts';
import type {
  AchievementCondition,
  AchievementDraft,
  CourseDraft,
  CourseFields,
  LectureDraft,
  MediaSource,
  ModuleDraft,
  NewKey,
} from './courseDraft.ts';

/** The draft of a course; each node gets a key of `newKey`. No lecture has been read yet. */
export function readDraft(course: AuthoredCourseAnswer, newKey: NewKey): CourseDraft {
  const modules = course.modules.map((module) => readModule(module, newKey));
  const lectures = modules.flatMap((module) => module.lectures);
  const lectureKeys = new Map(lectures.map((lecture) => [lecture.id, lecture.key]));
  return {
    fields: readFields(course),
    modules,
    achievements: course.achievements.map((each) => readAchievement(each, lectureKeys, newKey)),
  };
}

function readFields(course: AuthoredCourseAnswer): CourseFields {
  const { metadata, customMetadata } = course;
  return {
    name: course.name,
    description: course.description,
    miniDescription: course.miniDescription,
    type: course.type,
    published: course.published,
    template: course.template,
    voucherActivated: course.voucherActivated,
    certifiable: course.certifiable,
    anonymousAllowed: course.anonymousAllowed,
    preEnrollAllowed: course.preEnrollAllowed,
    forumEnabled: course.forumEnabled,
    sequentialProgress: course.sequentialProgress,
    imageUrl: course.imageUrl ?? null,
    videoUrl: course.videoUrl ?? null,
    externalUrl: course.externalUrl ?? null,
    durationMinutes: course.durationMinutes ?? null,
    startTime: course.startTime ?? null,
    availableFromTime: course.availableFromTime ?? null,
    availableUntilTime: course.availableUntilTime ?? null,
    passingPercent: course.passingPercent,
    certificateMonths: course.certificateMonths ?? null,
    tags: course.tags.map((tag) => tag.name),
    metadata: {
      language: metadata.language ?? null,
      avatars: metadata.avatars.map(({ name, imageUrl }) => ({ name: name ?? null, imageUrl: imageUrl ?? null })),
      dynamicContentHeight: metadata.dynamicContentHeight,
      fixedContentHeight: metadata.fixedContentHeight ?? null,
    },
    customMetadata: isRecord(customMetadata) ? withoutTree(customMetadata) : null,
    decisionTree: course.decisionTree,
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The tree is a field of its own. */
const withoutTree = ({ decisionTree: _tree, ...others }: Readonly<Record<string, unknown>>) => others;

function readModule(module: AuthoredModuleAnswer, newKey: NewKey): ModuleDraft {
  const { name, description, availableFromTime = null, startTime = null, durationMinutes = null } = module;
  return {
    key: newKey(),
    id: module.moduleId,
    fields: { name, description, availableFromTime, startTime, durationMinutes },
    lectures: module.lectures.map((lecture) => readLecture(lecture, newKey)),
  };
}

/** A lecture without its content. */
export function readLecture(lecture: AuthoredLectureAnswer, newKey: NewKey): LectureDraft {
  const { name, description, durationMinutes = null, headerImageUrl = null, navigationMode } = lecture;
  const draws = lecture.questionBank?.draws.map(({ weight, drawCount }) => ({ weight, drawCount }));
  return {
    key: newKey(),
    id: lecture.lectureId,
    fields: {
      name,
      description,
      durationMinutes,
      headerImageUrl,
      mediaSource: readMediaSource(lecture.mediaSource),
      navigationMode,
      questionBank: draws === undefined ? null : { draws },
    },
    content: 'notRead',
  };
}

const readMediaSource = (source: AuthoredLectureAnswer['mediaSource']): MediaSource | null =>
  source ? { url: source.url, startTime: source.startTime ?? null, finishTime: source.endTime ?? null } : null;

function readAchievement(
  achievement: AuthoredAchievementAnswer,
  lectureKeys: ReadonlyMap<number | undefined, string>,
  newKey: NewKey,
): AchievementDraft {
  const { name, description, imageUrl = null, frame } = achievement;
  return {
    key: newKey(),
    id: achievement.achievementId,
    name,
    description,
    imageUrl,
    frame,
    condition: readCondition(achievement, lectureKeys),
  };
}

function readCondition(
  { type, lectureIds, questionIds, requiredPercent }: AuthoredAchievementAnswer,
  lectureKeys: ReadonlyMap<number | undefined, string>,
): AchievementCondition {
  switch (type) {
    case 'LECTURES_COMPLETED':
      return { type, lectures: lectureIds.flatMap((id) => lectureKeys.get(id) ?? []) };
    case 'QUESTIONS_ANSWERED':
      return { type, questions: questionIds.map((id) => ({ id })) };
    case 'QUESTIONS_ANSWERED_RATE':
      return { type, requiredPercent: requiredPercent ?? 100 };
  }
}
