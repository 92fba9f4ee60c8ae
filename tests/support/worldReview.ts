import type { RestClient } from './restClient.ts';

export interface ReviewIds {
  readonly threadId: number;
  readonly commentId: number;
}

interface Started {
  readonly id: number;
  readonly comments: readonly { readonly id: number }[];
}

/** A thread about a course that this person began; one that there is not where they may begin none. */
export async function ownReviewThread(person: RestClient, courseId: number, text: string): Promise<ReviewIds> {
  const { status, body } = await person.send<Started>(`/api/v1/secured/courses/${courseId}/reviewthreads`, {
    method: 'POST',
    body: { anchor: { part: 'COURSE', id: courseId }, text },
  });
  return status === 201 ? { threadId: body.id, commentId: body.comments[0]?.id ?? 1 } : { threadId: 1, commentId: 1 };
}
