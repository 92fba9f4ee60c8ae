/** Modules and lectures as they are written, in the words of the platform. */
import type { Context } from '../context.ts';
import { badInput } from '../errors.ts';
import type {
  AchievementInput,
  LectureContentInput,
  LectureInput,
  MediaSourceInput,
  ModuleInput,
  QuestionInput,
} from '../generated/resolverTypes.ts';
import { toAchievementRequest } from '../achievement/achievementInput.ts';
import { eachOf } from '../everyInputFault.ts';
import { inputId } from '../globalId.ts';
import { givenMember } from '../oneOf.ts';
import { toQuestionRequest } from '../question/questionInput.ts';
import type { Schemas } from '../rest/Schemas.ts';
import { toSectionRequest } from '../section/sectionInput.ts';
import type { LectureWriting } from '../section/sectionWriter.ts';
import { toStoredUrl } from '../url.ts';

export interface ContentInput {
  readonly modules?: readonly ModuleInput[] | null | undefined;
  readonly achievements?: readonly AchievementInput[] | null | undefined;
}

/** What is left out stays out. Throws BAD_USER_INPUT for what cannot be said to the platform. */
export const toContentRequest = (
  { modules, achievements }: ContentInput,
  context: Context,
): Pick<Schemas['CourseRequest'], 'modules' | 'gamificationItems'> => ({
  modules:
    modules == null ? undefined : eachOf(modules, (module, index) => toModule(module, `modules.${index}`, context)),
  gamificationItems:
    achievements == null
      ? undefined
      : eachOf(achievements, (achievement, index) =>
          toAchievementRequest(achievement, `achievements.${index}`, context),
        ),
});

function toModule(input: ModuleInput, field: string, context: Context): Schemas['ModuleRequest'] {
  const { moduleId, startTime, lectures, ...same } = input;
  return {
    ...same,
    id: moduleId == null ? moduleId : inputId(moduleId, `${field}.moduleId`, 'Module'),
    moduleStartDate: startTime,
    lectures:
      lectures == null
        ? undefined
        : eachOf(lectures, (lecture, index) => toLecture(lecture, `${field}.lectures.${index}`, context)),
  };
}

function toLecture(input: LectureInput, field: string, context: Context): Schemas['LectureRequest'] {
  const { lectureId, headerImageUrl, mediaSource, questionBank, content, ...same } = input;
  return {
    ...same,
    id: lectureId == null ? lectureId : inputId(lectureId, `${field}.lectureId`, 'Lecture'),
    headerCover: headerImageUrl == null ? headerImageUrl : toStoredUrl(headerImageUrl, context),
    mediaSource: mediaSource == null ? mediaSource : toMediaSource(mediaSource, `${field}.mediaSource`, context),
    questionBank:
      questionBank == null
        ? questionBank
        : { draws: questionBank.draws.map(({ weight, drawCount }) => ({ weight, times: drawCount })) },
    ...(content == null ? {} : toLectureContent(content, `${field}.content`, context)),
  };
}

function toMediaSource({ url, startTime, endTime }: MediaSourceInput, field: string, context: Context) {
  const link = toStoredUrl(url, context);
  if (startTime == null && endTime == null) return link;
  if (startTime == null) throw badInput('A live lecture has a start.', `${field}.startTime`);
  if (endTime == null) throw badInput('A live lecture has an end.', `${field}.endTime`);
  return { link, startTime, finishTime: endTime };
}

/** Sections and questions, for a lecture or to be kept. Throws as {@link toContentRequest}. */
export function toLectureContent(
  { sections, questions }: LectureContentInput,
  field: string,
  context: Context,
): {
  readonly sections: NonNullable<Schemas['LectureRequest']['sections']>;
  readonly questionAnswers: NonNullable<Schemas['LectureRequest']['questionAnswers']>;
} {
  const writing: LectureWriting = { stored: (url) => toStoredUrl(url, context), indexOf: placesOf(questions, field) };
  return {
    questionAnswers: eachOf(questions, (question, index) => toQuestionRequest(question, `${field}.questions.${index}`)),
    sections: eachOf(sections, (section, index) => toSectionRequest(section, `${field}.sections.${index}`, writing)),
  };
}

/** Places of the lecture's questions by id and by the names that the request gives them. */
function placesOf(questions: readonly QuestionInput[], field: string): LectureWriting['indexOf'] {
  const byId = new Map<number, number>();
  const byKey = new Map<string, number>();
  for (const [index, { questionId, clientKey }] of questions.entries()) {
    if (questionId != null) byId.set(inputId(questionId, `${field}.questions.${index}.questionId`, 'Question'), index);
    if (clientKey != null) byKey.set(clientKey, index);
  }
  return (question, place) => {
    if (question == null) throw badInput('Say which question is shown here.', place);
    givenMember(question, place);
    const index =
      question.questionId == null
        ? byKey.get(question.clientKey)
        : byId.get(inputId(question.questionId, `${place}.questionId`, 'Question'));
    if (index === undefined) throw badInput('The lecture has no such question.', place);
    return index;
  };
}
