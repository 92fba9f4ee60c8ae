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

const tokens = new Map<number, Promise<string>>();

/** The token of a link to a course, made once; one that opens nothing where this person may make none. */
export function openReviewToken(person: RestClient, courseId: number, name: string): Promise<string> {
  const made = tokens.get(courseId) ?? makeLink(person, courseId, name).then((link) => link?.token ?? 'none');
  tokens.set(courseId, made);
  return made;
}

/** A link to a course that this person made; one that there is not where they may make none. It counts no more, so that there is room for others. */
export async function ownReviewLinkId(person: RestClient, courseId: number, name: string): Promise<number> {
  const link = await makeLink(person, courseId, name);
  if (link === null) {
    return 1;
  }
  await person.send(`${linksOf(courseId)}/${link.id}`, { method: 'DELETE' });
  return link.id;
}

export const inADay = (): string => new Date(Date.now() + 86_400_000).toISOString();

const linksOf = (courseId: number): string => `/api/v1/secured/courses/${courseId}/reviewlinks`;

async function makeLink(
  person: RestClient,
  courseId: number,
  name: string,
): Promise<{ readonly id: number; readonly token: string } | null> {
  const { status, body } = await person.send<{ readonly id: number; readonly token: string }>(linksOf(courseId), {
    method: 'POST',
    body: { name, expireTime: inADay() },
  });
  return status === 201 ? body : null;
}
