/** Sections and questions as the gateway answers them become content of a draft. */
import { graphql, readInlineData } from 'react-relay';
import { readQuestion } from '../../quiz/readQuestion.ts';
import { readSection } from '../../section/readSection.ts';
import type { LectureContent, NewKey, NodeKey } from '../draft/courseDraft.ts';
import { placesOfContent } from '../draft/questionPlaces.ts';
import type { readContent_lecture$data, readContent_lecture$key } from './__generated__/readContent_lecture.graphql.ts';
import type { readContent_saved$key } from './__generated__/readContent_saved.graphql.ts';

/** The content of a lecture. Throws where a part of it is of a type that is not known here. */
export function readLectureContent(lecture: readContent_lecture$key, newKey: NewKey): LectureContent {
  const content = readInlineData<readContent_lecture$key>(
    graphql`
      fragment readContent_lecture on AuthoredLectureContent @inline {
        sections {
          ...readSection_section
        }
        questions {
          ...readQuestion_question
        }
      }
    `,
    lecture,
  );
  return readContent(content, newKey);
}

/** What a saved section holds, as {@link readLectureContent}. */
export function readSavedContent(saved: readContent_saved$key, newKey: NewKey): LectureContent {
  const content = readInlineData<readContent_saved$key>(
    graphql`
      fragment readContent_saved on SavedSectionContent @inline {
        sections {
          ...readSection_section
        }
        questions {
          ...readQuestion_question
        }
      }
    `,
    saved,
  );
  return readContent(content, newKey);
}

/** What names a question by its id names it by its key, and nothing names one that is not there. */
function readContent(
  content: Pick<readContent_lecture$data, 'sections' | 'questions'>,
  newKey: NewKey,
): LectureContent {
  const questions = content.questions.map((question) => readQuestion(question, newKey));
  const keys = new Map(questions.map((question) => [question.id, question.key]));
  const keyOf = (id: number | null | undefined): NodeKey | null => keys.get(id ?? undefined) ?? null;
  const sections = content.sections.map((section) =>
    readSection(section, {
      question: keyOf,
      draft: ({ id, questionIds, content: read }) => ({
        key: newKey(),
        id,
        content: read,
        questions: placesOfContent(read) === null ? questionIds.flatMap((each) => keyOf(each) ?? []) : [],
      }),
    }),
  );
  return { sections, questions };
}
