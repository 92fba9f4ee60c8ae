import type { RestClient } from './restClient.ts';
import type { WorldCourse } from './worldCourse.ts';

/** Raw ids of a question after the lecture of a course, and of a reply to it. */
export interface WorldThread {
  readonly threadId: number;
  readonly questionId: number;
  readonly replyId: number;
}

interface Asked {
  readonly id: number;
  readonly question: { readonly id: number };
}

type Place = Pick<WorldCourse, 'courseId' | 'lectureId'>;

const listOf = ({ courseId, lectureId }: Place) =>
  `/api/v1/secured/courses/${courseId}/lecture/${lectureId}/discussion`;

/** Asks a question as one learner, and replies as another. */
export async function discuss(
  asker: RestClient,
  helper: RestClient,
  { title, ...course }: Place & { readonly title: string },
): Promise<WorldThread> {
  const body = { title, text: title };
  const { id, question } = await asker.expect<Asked>(listOf(course), { method: 'POST', body });
  const replies = `/api/v1/secured/discussionthreads/${id}/replies`;
  await helper.expect(replies, { method: 'POST', body: { text: title } });
  const { content } = await helper.expect<{ readonly content: readonly { readonly id: number }[] }>(replies);
  return { threadId: id, questionId: question.id, replyId: content[0]?.id ?? 0 };
}

/** A question that is this person's own; one that there is not where they may ask none. */
export async function ownPostId(
  person: RestClient,
  { title, ...course }: Place & { readonly title: string },
): Promise<number> {
  const { status, body } = await person.send<Asked>(listOf(course), { method: 'POST', body: { title, text: title } });
  return status === 201 ? body.question.id : 1;
}
