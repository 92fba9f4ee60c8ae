/** Sections as the gateway answers them, made of what is written: the contract names their members alike. */
import type {
  DialogBubbleInput,
  SectionContentInput,
  SectionInput,
} from '../authoring/server/__generated__/saveCourseMutation.graphql.ts';

type Answer = Readonly<Record<string, unknown>>;

const inCapitals = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** The id of a question that is named by it. */
const idIn = (question: { readonly questionId?: string | null } | null | undefined): number | null =>
  question?.questionId ? Number(question.questionId) : null;

export const answeredSection = ({ sectionId, questions, content }: SectionInput): Answer => ({
  __isAuthoredSection: 'AuthoredSection',
  __isAuthoredSectionFields: 'AuthoredSectionFields',
  sectionId: Number(sectionId),
  questionIds: (questions ?? []).map(idIn),
  ...answeredContent(content),
});

function answeredContent(content: SectionContentInput): Answer {
  if (content.divider) {
    return { __typename: content.divider === 'SCROLL' ? 'AuthoredScrollSection' : 'AuthoredButtonDividerSection' };
  }
  const [[name, members] = ['', {}]] = Object.entries(content) as [string, object][];
  return { __typename: `Authored${inCapitals(name)}Section`, ...members, ...otherMembers(content) };
}

/** What is answered under other names than it is written. */
function otherMembers({ question, dialog, branch, unknown }: SectionContentInput): Answer {
  if (question) {
    return { questionId: idIn(question.question) };
  }
  if (dialog) {
    return { turns: dialog.turns.map((turn) => ({ ...turn, bubbles: turn.bubbles.map(answeredBubble) })) };
  }
  if (branch) {
    const options = branch.options.map(({ title, sections }) => ({ title, sections: sections.map(answeredSection) }));
    return { options };
  }
  return unknown ? { type: unknown.storedType } : {};
}

function answeredBubble(bubble: DialogBubbleInput): Answer {
  if (bubble.question) {
    return { __typename: 'AuthoredQuestionBubble', questionId: idIn(bubble.question.question) };
  }
  const [[kind, members] = ['', {}]] = Object.entries(bubble) as [string, object][];
  return { __typename: `${inCapitals(kind)}Bubble`, ...members };
}
