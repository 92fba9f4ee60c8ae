/** The payload of a save: the changed fields and, where content or order changed, the tree with unchanged nodes as ids alone. */
import type {
  AchievementDraft,
  CourseDraft,
  CourseFields,
  LectureDraft,
  LectureFields,
  MediaSource,
  ModuleDraft,
  NodeKey,
} from '../draft/courseDraft.ts';
import { lecturesOf } from '../draft/findNode.ts';
import { isSame } from '../draft/isSame.ts';
import { contentInput, nameOf, questionReferences } from './contentInput.ts';
import { mergePatch } from './mergePatch.ts';
import type {
  AchievementInput,
  CourseChanges,
  CourseFieldsInput,
  LectureInput,
  MediaSourceInput,
  ModuleInput,
} from './saveInput.ts';

/** The changes that turn `base`, as the platform has it, into `draft`; null when there are none (SAVE-01). */
export function changesBetween(base: CourseDraft, draft: CourseDraft): CourseChanges | null {
  const fields = courseFieldsInput(base.fields, draft.fields);
  const modules = modulesInput(base, draft);
  const achievements = isSame(base.achievements, draft.achievements) ? null : achievementsInput(draft);
  if (Object.keys(fields).length === 0 && modules === null && achievements === null) {
    return null;
  }
  return { fields, ...(modules && { modules }), ...(achievements && { achievements }) };
}

/** The input that creates a whole course from a draft. */
export function wholeCourse(draft: CourseDraft): CourseChanges {
  const { published: _published, customMetadata, ...fields } = draft.fields;
  return {
    // The decision tree is part of the free-form data.
    fields: customMetadata === null ? fields : { ...fields, customMetadata },
    modules: draft.modules.map((module) => moduleInput(module, undefined, new Map())),
    achievements: achievementsInput(draft),
  };
}

/** The fields that differ; publishing is not part of a save. */
function courseFieldsInput(base: CourseFields, draft: CourseFields): CourseFieldsInput {
  const { published: _published, metadata, customMetadata, ...plain } = draft;
  return {
    ...changedFields(base, plain),
    ...(isSame(base.metadata, metadata) ? {} : { metadata: changedFields(base.metadata, metadata) }),
    ...(isSame(base.customMetadata, customMetadata)
      ? {}
      : { customMetadata: mergePatch(base.customMetadata ?? {}, customMetadata ?? {}) }),
  };
}

/** The members of `next` that differ from `base`. */
function changedFields<Fields extends object>(base: object | undefined, next: Fields): Partial<Fields> {
  const before = (base ?? {}) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(next).filter(([name, value]) => !isSame(before[name], value)),
  ) as Partial<Fields>;
}

type Lectures = ReadonlyMap<NodeKey, LectureDraft>;

function modulesInput(base: CourseDraft, draft: CourseDraft): readonly ModuleInput[] | null {
  if (isSame(base.modules, draft.modules)) {
    return null;
  }
  const before = new Map(base.modules.map((module) => [module.key, module]));
  const lectures: Lectures = new Map(lecturesOf(base).map((lecture) => [lecture.key, lecture]));
  return draft.modules.map((module) => moduleInput(module, before.get(module.key), lectures));
}

function moduleInput(module: ModuleDraft, before: ModuleDraft | undefined, lectures: Lectures): ModuleInput {
  return {
    ...nameOf(module, 'moduleId'),
    ...changedFields(before?.fields, module.fields),
    ...(before !== undefined && isSame(before.lectures, module.lectures)
      ? {}
      : { lectures: module.lectures.map((lecture) => lectureInput(lecture, lectures.get(lecture.key))) }),
  };
}

function lectureInput(lecture: LectureDraft, before: LectureDraft | undefined): LectureInput {
  const { content } = lecture;
  return {
    ...nameOf(lecture, 'lectureId'),
    ...lectureFieldsInput(changedFields(before?.fields, lecture.fields)),
    ...(content === 'notRead' || (before !== undefined && isSame(before.content, content))
      ? {}
      : { content: contentInput(content) }),
  };
}

function lectureFieldsInput({ mediaSource, ...fields }: Partial<LectureFields>): Omit<LectureInput, 'content'> {
  return mediaSource === undefined ? fields : { ...fields, mediaSource: mediaSource && mediaInput(mediaSource) };
}

const mediaInput = ({ url, startTime, finishTime }: MediaSource): MediaSourceInput => ({
  url,
  startTime,
  endTime: finishTime,
});

function achievementsInput(draft: CourseDraft): readonly AchievementInput[] {
  const lectures = lecturesOf(draft);
  const referQuestion = questionReferences(
    lectures.flatMap(({ content }) => (content === 'notRead' ? [] : content.questions)),
  );
  const lectureIds = new Map(lectures.map((lecture) => [lecture.key, lecture.id]));
  const condition = ({ condition }: AchievementDraft): AchievementInput['condition'] => {
    switch (condition.type) {
      case 'LECTURES_COMPLETED':
        return {
          lecturesCompleted: condition.lectures.map((key) => {
            const id = lectureIds.get(key);
            return id === undefined ? { clientKey: key } : { lectureId: String(id) };
          }),
        };
      case 'QUESTIONS_ANSWERED':
        return {
          questionsAnswered: condition.questions.map((each) =>
            'key' in each ? referQuestion(each.key) : { questionId: String(each.id) },
          ),
        };
      case 'QUESTIONS_ANSWERED_RATE':
        return { questionsAnsweredPercent: condition.requiredPercent };
    }
  };
  return draft.achievements.map((achievement) => ({
    ...nameOf(achievement, 'achievementId'),
    name: achievement.name,
    description: achievement.description,
    imageUrl: achievement.imageUrl,
    frame: achievement.frame,
    condition: condition(achievement),
  }));
}
