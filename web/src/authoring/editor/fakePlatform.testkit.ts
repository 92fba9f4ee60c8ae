/** A platform for tests that keeps one course, takes saves as `saveCourse` does, and answers what `authoredCourse` answers. */
import type { DialogBubble } from '../../section/dialog/type.ts';
import { shapeVersions } from '../draft/shapeVersions.ts';
import { copyFormat } from '../clipboard/copyNodes.ts';
import { freshCopy } from '../clipboard/freshCopy.ts';
import type { AuthoredCourseAnswer } from '../draft/authoredAnswer.ts';
import type {
  AchievementDraft,
  CourseDraft,
  LectureContent,
  LectureDraft,
  MediaSource,
  ModuleDraft,
  NewKey,
} from '../draft/courseDraft.ts';
import { aLecture, aModule } from '../draft/draftBuilder.testkit.ts';
import { lecturesOf } from '../draft/findNode.ts';
import type { QuestionContent, QuestionDraft } from '../draft/questionDraft.ts';
import type { SectionContent, SectionDraft } from '../draft/sectionDraft.ts';
import type {
  AchievementInput,
  CourseChanges,
  LectureInput,
  MediaSourceInput,
  ModuleInput,
  QuestionReference,
} from '../save/saveInput.ts';
import type { SectionContentInput, SectionInput } from '../server/__generated__/saveCourseMutation.graphql.ts';
import type { CreatedNode, SaveAnswer, SaveRequest } from './editorPorts.ts';

/** Keys of the stored course are `kind id`. */
const keyOf = (kind: string, id: number | undefined): string => `${kind} ${id}`;

export class FakePlatform {
  version = 1;
  #course: CourseDraft;
  #lastId = 10_000;
  readonly #answers = new Map<string, SaveAnswer>();

  constructor(course: CourseDraft) {
    this.#course = stored(course);
  }

  readCourse = async (): Promise<{ version: number; course: AuthoredCourseAnswer }> => ({
    version: this.version,
    course: courseAnswer(this.#course),
  });

  readLecture = async (id: number, newKey: NewKey): Promise<LectureContent | null> => {
    const lecture = lecturesOf(this.#course).find((each) => each.id === id);
    return lecture === undefined ? null : underNewKeys(lecture.content as LectureContent, newKey);
  };

  /** The course with all contents, keys by id. */
  get course(): CourseDraft {
    return this.#course;
  }

  /** Saves once for each key; the same one again is answered the version that there is then. */
  save = ({ changes, version, force, idempotencyKey }: SaveRequest): SaveAnswer => {
    const known = this.#answers.get(idempotencyKey);
    if (known !== undefined) {
      return known.ok ? { ...known, version: this.version } : known;
    }
    if (version !== this.version && !force) {
      return { ok: false, failure: { why: 'newer', currentVersion: this.version } };
    }
    const created: CreatedNode[] = [];
    this.#course = applied(this.#course, changes, (clientKey) => {
      this.#lastId += 1;
      created.push({ clientKey, id: this.#lastId });
      return this.#lastId;
    });
    this.version += 1;
    const answer: SaveAnswer = { ok: true, version: this.version, created };
    this.#answers.set(idempotencyKey, answer);
    return answer;
  };
}

/** A draft with its nodes named by their ids, so that two of one course can be compared. */
export function stored(draft: CourseDraft): CourseDraft {
  const names = new Map<string, string>();
  JSON.stringify(draft, (_name, value: unknown) => {
    if (typeof value === 'object' && value !== null && 'key' in value && 'id' in value) {
      names.set(String(value.key), keyOf(kindOf(value), Number(value.id)));
    }
    return value;
  });
  const isName = new Set(['key', 'question']);
  return JSON.parse(
    JSON.stringify(draft, function (this: unknown, name, value: unknown) {
      const listed = Array.isArray(this) || isName.has(name);
      return typeof value === 'string' && listed ? (names.get(value) ?? value) : value;
    }),
  ) as CourseDraft;
}

function kindOf(node: object): string {
  if ('lectures' in node) return 'module';
  if ('condition' in node) return 'achievement';
  if ('fields' in node) return 'lecture';
  return 'weight' in node ? 'question' : 'section';
}

function applied(course: CourseDraft, changes: CourseChanges, newId: (clientKey: string) => number): CourseDraft {
  const ids = new Map<string, number>();
  const idOf = (id: string | undefined, clientKey: string | undefined): number => {
    if (id !== undefined) return Number(id);
    const given = ids.get(clientKey ?? '') ?? newId(clientKey ?? '');
    ids.set(clientKey ?? '', given);
    return given;
  };
  const refer = (reference: QuestionReference): string =>
    keyOf('question', 'questionId' in reference ? Number(reference.questionId) : ids.get(reference.clientKey));
  const lectures = new Map(lecturesOf(course).map((lecture) => [lecture.id, lecture]));
  const modules = new Map(course.modules.map((module) => [module.id, module]));
  const section = ({ sectionId, clientKey, questions, content }: SectionInput): SectionDraft => {
    const id = idOf(sectionId ?? undefined, clientKey ?? undefined);
    return {
      key: keyOf('section', id),
      id,
      questions: (questions ?? []).map(refer),
      content: sectionContent(content, refer, section),
    };
  };
  const lecture = ({ lectureId, clientKey, content, mediaSource, ...fields }: LectureInput): LectureDraft => {
    const id = idOf(lectureId, clientKey);
    const before = lectures.get(id) ?? aLecture('');
    const questions = content?.questions.map(({ questionId, clientKey: key, ...said }): QuestionDraft => {
      const own = idOf(questionId, key);
      const [[type, members] = []] = Object.entries(said.content);
      return {
        key: keyOf('question', own),
        id: own,
        ...said,
        content: { type, ...(members as object) } as QuestionContent,
      };
    });
    return {
      key: keyOf('lecture', id),
      id,
      fields: {
        ...before.fields,
        ...fields,
        ...(mediaSource === undefined ? {} : { mediaSource: mediaSource && toDraftMedia(mediaSource) }),
      },
      content: content && questions ? { questions, sections: content.sections.map(section) } : before.content,
    };
  };
  const module = ({ moduleId, clientKey, lectures: all, ...fields }: ModuleInput): ModuleDraft => {
    const id = idOf(moduleId, clientKey);
    const before = modules.get(id) ?? aModule('', []);
    return {
      key: keyOf('module', id),
      id,
      fields: { ...before.fields, ...fields },
      lectures: all?.map(lecture) ?? before.lectures,
    };
  };
  const { metadata, customMetadata, ...fields } = changes.fields;
  const nextModules = changes.modules?.map(module) ?? course.modules;
  const achievement = ({ achievementId, clientKey, condition, ...said }: AchievementInput): AchievementDraft => {
    const id = idOf(achievementId, clientKey);
    return { key: keyOf('achievement', id), id, ...said, condition: conditionOf(condition, refer, ids) };
  };
  return {
    fields: {
      ...course.fields,
      ...fields,
      metadata: { ...course.fields.metadata, ...metadata },
      customMetadata: customMetadata === undefined ? course.fields.customMetadata : customMetadata,
    },
    modules: nextModules,
    achievements: changes.achievements?.map(achievement) ?? course.achievements,
  };
}

function conditionOf(
  { lecturesCompleted, questionsAnswered, questionsAnsweredPercent }: AchievementInput['condition'],
  refer: (reference: QuestionReference) => string,
  ids: ReadonlyMap<string, number>,
): AchievementDraft['condition'] {
  if (lecturesCompleted !== undefined) {
    const lectures = lecturesCompleted.map((each) =>
      keyOf('lecture', 'lectureId' in each ? Number(each.lectureId) : ids.get(each.clientKey)),
    );
    return { type: 'LECTURES_COMPLETED', lectures };
  }
  return questionsAnswered === undefined
    ? { type: 'QUESTIONS_ANSWERED_RATE', requiredPercent: questionsAnsweredPercent ?? 0 }
    : { type: 'QUESTIONS_ANSWERED', questions: questionsAnswered.map((each) => ({ key: refer(each) })) };
}

function sectionContent(
  input: SectionContentInput,
  refer: (reference: QuestionReference) => string,
  section: (input: SectionInput) => SectionDraft,
): SectionContent {
  const place = (question: QuestionReference | null | undefined): string | null => (question ? refer(question) : null);
  if (input.divider) return { type: 'divider', divider: input.divider };
  if (input.question) return { type: 'question', question: place(input.question.question) };
  if (input.branch) {
    const options = input.branch.options.map(({ title, sections }) => ({ title, sections: sections.map(section) }));
    return { type: 'branch', options };
  }
  if (input.dialog) {
    const turns = input.dialog.turns.map((turn) => ({
      usesOwnPicture: turn.usesOwnPicture ?? false,
      side: turn.side ?? 'LEFT',
      avatarUrl: turn.avatarUrl ?? null,
      avatarName: turn.avatarName ?? null,
      bubbles: turn.bubbles.map((bubble): DialogBubble => {
        if (bubble.question) return { kind: 'question', question: place(bubble.question.question) };
        const [[kind, members] = []] = Object.entries(bubble);
        return { kind, ...(members as object) } as DialogBubble;
      }),
    }));
    return { type: 'dialog', turns };
  }
  const [[type, members] = []] = Object.entries(input);
  return { type, ...(members as object) } as SectionContent;
}

const toMediaAnswer = ({ url, startTime, finishTime }: MediaSource): MediaSourceInput => ({
  url,
  startTime,
  endTime: finishTime,
});

const toDraftMedia = ({ url, startTime, endTime }: MediaSourceInput): MediaSource => ({
  url,
  startTime,
  finishTime: endTime,
});

function courseAnswer(course: CourseDraft): AuthoredCourseAnswer {
  return {
    ...course.fields,
    decisionTree: null,
    tags: course.fields.tags.map((name) => ({ name })),
    modules: course.modules.map(({ id = 0, fields, lectures }) => ({
      moduleId: id,
      ...fields,
      lectures: lectures.map((lecture) => ({
        lectureId: lecture.id ?? 0,
        ...lecture.fields,
        mediaSource: lecture.fields.mediaSource && toMediaAnswer(lecture.fields.mediaSource),
      })),
    })),
    achievements: course.achievements.map(({ id = 0, condition, name, description, imageUrl, frame }) => ({
      achievementId: id,
      name,
      description,
      imageUrl,
      frame,
      type: condition.type,
      lectureIds: condition.type === 'LECTURES_COMPLETED' ? condition.lectures.map(idIn) : [],
      questionIds:
        condition.type === 'QUESTIONS_ANSWERED'
          ? condition.questions.map((each) => ('id' in each ? each.id : idIn(each.key)))
          : [],
      requiredPercent: condition.type === 'QUESTIONS_ANSWERED_RATE' ? condition.requiredPercent : null,
    })),
  };
}

const idIn = (key: string): number => Number(key.split(' ')[1]);

const head = { format: copyFormat, version: 1, shapes: shapeVersions } as const;

/** Content as it is read: each reading gives keys of its own. */
function underNewKeys({ sections, questions }: LectureContent, newKey: NewKey): LectureContent {
  const copied = { ...head, kind: 'section', nodes: sections, questions } as const;
  const fresh = freshCopy(copied, newKey);
  return fresh.kind === 'section'
    ? { sections: fresh.nodes, questions: fresh.questions ?? [] }
    : { sections, questions };
}
