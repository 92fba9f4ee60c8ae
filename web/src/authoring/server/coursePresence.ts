import { graphql, readInlineData } from 'relay-runtime';
import type { PresenceAnswer } from '../presence/presencePorts.ts';
import type { coursePresence_presence$key } from './__generated__/coursePresence_presence.graphql.ts';

/** Who has a course open, as the editor knows it. */
export function coursePresence(answered: coursePresence_presence$key): PresenceAnswer {
  const { lock, others, ownRequest } = readInlineData(
    graphql`
      fragment coursePresence_presence on CoursePresence @inline {
        lock {
          holder {
            userId
            name
            username
          }
        }
        others {
          author {
            userId
            name
            username
          }
          editing
          request {
            answer
          }
        }
        ownRequest {
          answer
        }
      }
    `,
    answered,
  );
  return {
    holder: lock?.holder ?? null,
    others: others.map(({ author, editing, request }) => ({ ...author, editing, request: toRequest(request) })),
    ownRequest: toRequest(ownRequest),
  };
}

/** An answer that this client does not know counts as none. */
const toRequest = (
  request: { readonly answer: string | null | undefined } | null | undefined,
): PresenceAnswer['ownRequest'] =>
  request ? { answer: request.answer === 'SOON' || request.answer === 'DECLINED' ? request.answer : null } : null;
