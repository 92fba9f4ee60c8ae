/** Courses as an author's tool reads them, and the same as it writes them: what is read can be saved. */
import { readFileSync } from 'node:fs';
import type { GraphqlClient } from './graphqlClient.ts';

type Json = Readonly<Record<string, unknown>>;

interface Typed extends Json {
  readonly __typename: string;
}

interface Section extends Typed {
  readonly sectionId: number;
  readonly questionIds: readonly number[];
}

interface Question extends Typed {
  readonly questionId: number;
}

interface Lecture extends Json {
  readonly lectureId: number;
}

interface Module extends Json {
  readonly moduleId: number;
  readonly lectures: readonly Lecture[];
}

interface Achievement extends Json {
  readonly achievementId: number;
  readonly type: string;
  readonly lectureIds: readonly number[];
  readonly questionIds: readonly number[];
}

interface AuthoredCourse {
  readonly version: number;
  readonly modules: readonly Module[];
  readonly achievements: readonly Achievement[];
}

interface Content {
  readonly sections: readonly Section[];
  readonly questions: readonly Question[];
}

const COURSE = /* GraphQL */ `
  query Course($id: ID!) {
    authoredCourse(id: $id) {
      version
      modules {
        moduleId
        name
        description
        availableFromTime
        startTime
        durationMinutes
        lectures {
          lectureId
          name
          description
          durationMinutes
          headerImageUrl
          mediaSource {
            url
            startTime
            endTime
          }
          navigationMode
          questionBank {
            draws {
              weight
              drawCount
            }
          }
        }
      }
      achievements {
        achievementId
        type
        frame
        name
        description
        imageUrl
        lectureIds
        questionIds
        requiredPercent
      }
    }
  }
`;

/** The very document by which the course editor reads a lecture: what it leaves out would be saved as empty. */
const LECTURE = ((): string => {
  const persisted = readFileSync(new URL('../../web/persisted.json', import.meta.url), 'utf8');
  const documents = Object.values(JSON.parse(persisted) as Readonly<Record<string, string>>);
  const document = documents.find((text) => text.startsWith('query readLectureQuery('));
  if (document === undefined) {
    throw new Error('The web client has no document readLectureQuery.');
  }
  return document;
})();

export interface CourseContent {
  readonly version: number;
  /** `ModuleInput`s. */
  readonly modules: readonly Json[];
  /** `AchievementInput`s. */
  readonly achievements: readonly Json[];
}

/** All content of a course as input of a save, existing nodes by their id. */
export async function readContent(tool: GraphqlClient, courseId: number): Promise<CourseContent> {
  const { authoredCourse } = await tool.expect<{ authoredCourse: AuthoredCourse }>(COURSE, { id: String(courseId) });
  const contents = new Map<number, Content>();
  for (const { lectureId } of authoredCourse.modules.flatMap(({ lectures }) => lectures)) {
    const variables = { courseId: String(courseId), lectureId: String(lectureId) };
    const { authoredLecture } = await tool.expect<{ authoredLecture: { content: Content } }>(LECTURE, variables);
    contents.set(lectureId, withoutMarks(authoredLecture.content));
  }
  return {
    version: authoredCourse.version,
    modules: authoredCourse.modules.map(({ moduleId, lectures, ...module }) => ({
      moduleId: String(moduleId),
      ...module,
      lectures: lectures.map(({ lectureId, ...lecture }) => ({
        lectureId: String(lectureId),
        ...lecture,
        content: contentInput(contents.get(lectureId) as Content),
      })),
    })),
    achievements: authoredCourse.achievements.map(achievementInput),
  };
}

/** Without the members by which Relay tells what a fragment on an interface has found. */
const withoutMarks = (content: Content): Content =>
  JSON.parse(JSON.stringify(content), (name, value: unknown) =>
    name.startsWith('__is') ? undefined : value,
  ) as Content;

const contentInput = ({ sections, questions }: Content): Json => ({
  sections: sections.map(sectionInput),
  questions: questions.map(questionInput),
});

const reference = (questionId: number): Json => ({ questionId: String(questionId) });
/** Null where none was chosen yet (OP-230). */
const place = (questionId: number | null): Json | null => (questionId === null ? null : reference(questionId));

/** `AuthoredRichTextSection` → `richText`. */
const memberOf = ({ __typename }: Typed, end: string): string => {
  const name = __typename.slice('Authored'.length, -end.length);
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
};

function sectionInput({ sectionId, questionIds, ...section }: Section): Json {
  const { __typename, ...members } = section;
  const type = memberOf(section, 'Section');
  const content = (): Json => {
    switch (type) {
      case 'scroll':
        return { divider: 'SCROLL' };
      case 'buttonDivider':
        return { divider: 'BUTTON' };
      case 'question':
        return { question: { question: place(members['questionId'] as number | null) } };
      case 'dialog':
        return { dialog: { turns: (members['turns'] as readonly Turn[]).map(turnInput) } };
      case 'branch':
        return { branch: { options: (members['options'] as readonly Option[]).map(optionInput) } };
      case 'unknown':
        return { unknown: { storedType: members['type'], content: members['content'] } };
      default:
        return { [type]: members };
    }
  };
  const hasPlaces = type === 'question' || type === 'dialog';
  return { sectionId: String(sectionId), questions: hasPlaces ? [] : questionIds.map(reference), content: content() };
}

interface Option {
  readonly title: string;
  readonly sections: readonly Section[];
}

const optionInput = ({ title, sections }: Option): Json => ({ title, sections: sections.map(sectionInput) });

interface Turn extends Json {
  readonly bubbles: readonly Typed[];
}

const turnInput = ({ bubbles, ...turn }: Turn): Json => ({
  ...turn,
  bubbles: bubbles.map(({ __typename, ...bubble }): Json => {
    if (__typename === 'AuthoredQuestionBubble') {
      return { question: { question: place(bubble['questionId'] as number | null) } };
    }
    return { [__typename.slice(0, -'Bubble'.length).toLowerCase()]: bubble };
  }),
});

function questionInput({ questionId, text, weight, wrongLimit, explanation, ...question }: Question): Json {
  const { __typename, ...members } = question;
  const content = { [memberOf(question, 'Question')]: members };
  return { questionId: String(questionId), text, weight, wrongLimit, explanation, content };
}

function achievementInput(achievement: Achievement): Json {
  const { achievementId, type, lectureIds, questionIds, requiredPercent, ...same } = achievement;
  const conditions: Readonly<Record<string, Json>> = {
    LECTURES_COMPLETED: { lecturesCompleted: lectureIds.map((id) => ({ lectureId: String(id) })) },
    QUESTIONS_ANSWERED: { questionsAnswered: questionIds.map(reference) },
    QUESTIONS_ANSWERED_RATE: { questionsAnsweredPercent: requiredPercent },
  };
  return { achievementId: String(achievementId), ...same, condition: conditions[type] };
}

/** The members that name a node by its id. */
export const idMembers: ReadonlySet<string> = new Set([
  'moduleId',
  'lectureId',
  'sectionId',
  'questionId',
  'achievementId',
]);

/** The same with every id told as the first, the second … of its kind: equal for a course and its copy. */
export function withoutIds(content: Omit<CourseContent, 'version'>): unknown {
  const places = new Map<string, string>();
  const { modules, achievements } = content;
  return JSON.parse(
    JSON.stringify({ modules, achievements }, (member, value: unknown) => {
      if (!idMembers.has(member)) return value;
      const id = `${member} ${String(value)}`;
      const place = places.get(id) ?? `${member} number ${places.size}`;
      places.set(id, place);
      return place;
    }),
  ) as unknown;
}

/** Names each node of a tree that is to become new, in place of its id; references by id continue meaning it. */
export function named(content: Omit<CourseContent, 'version'>): Omit<CourseContent, 'version'> {
  let count = 0;
  const name = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(name);
    if (typeof value !== 'object' || value === null) return value;
    const node = value as Json;
    const members = Object.fromEntries(Object.entries(node).map(([member, each]) => [member, name(each)]));
    const names = Object.keys(node);
    // An id alone is a reference.
    if (names.length === 1 || !names.some((member) => idMembers.has(member))) return members;
    count += 1;
    return { ...members, clientKey: `node-${count}` };
  };
  return name({ modules: content.modules, achievements: content.achievements }) as Omit<CourseContent, 'version'>;
}
