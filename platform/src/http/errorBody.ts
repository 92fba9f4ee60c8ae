import { z } from 'zod';
import { fieldReasonSchema } from '../shared/fieldReason.ts';

/** Body of every refusal but those of `/oauth/token` (OP-08). */
export const errorBody = z
  .object({
    code: z
      .union([z.int(), z.string()])
      .describe('Stable code: a number of the documented catalogue or a word in capitals; -1 for the unexpected.'),
    message: z
      .string()
      .describe(
        'A sentence for people, in English; of INVALID the first three of `errors`, and how many more there are.',
      ),
    params: z.record(z.string(), z.unknown()).describe('What the message speaks of, for texts in other languages.'),
    errors: z
      .array(
        z.object({
          field: z.string().describe('Dotted path of the member, for example `address.country`.'),
          message: z.string().describe('What is wrong with it, in a sentence that names it.'),
          reason: fieldReasonSchema.optional().describe('The same for programs, where it is one of the common ones.'),
          limit: z
            .number()
            .optional()
            .describe('The limit that the reason speaks of: characters, entries, or the number itself.'),
        }),
      )
      .optional()
      .describe('The fields that do not fit; only with 400.'),
    requestId: z.string().describe('Id of the request, the same as in the header `x-request-id`, for asking about it.'),
  })
  .meta({ id: 'Error', description: 'A refusal.' });

const meanings = {
  400: 'Something in the request does not fit; `errors` names the fields.',
  401: 'There is no valid bearer token of this workspace.',
  403: 'The caller may not do this.',
  404: 'There is no such thing in the workspace of this host, or the caller may not see it.',
  409: 'The state of things refuses this.',
  412: 'A precondition does not hold.',
  413: 'The request is too large.',
  415: 'The content type is not supported.',
  422: 'The Idempotency-Key was used for another request.',
  423: 'Another person holds the lock; `params` names the holder.',
  429: 'Too many requests; `Retry-After` gives the seconds to wait.',
  500: 'Something unexpected; the request id finds it in the logs.',
  502: 'Another server that is needed did not answer as it should.',
  503: 'Too busy, or stopping; try again in a moment.',
} as const;

export type ErrorStatus = keyof typeof meanings;

/** The same for every route. */
const bodies = Object.fromEntries(
  Object.entries(meanings).map(([status, meaning]) => [status, errorBody.describe(meaning)]),
);

/** Error answers of a route, for its `response`. Those that any route can give are added by `routeDefaults.ts`. */
export function errorResponses<const Status extends ErrorStatus>(
  ...statuses: readonly Status[]
): Record<Status, typeof errorBody> {
  return Object.fromEntries(statuses.map((status) => [status, bodies[status]])) as Record<Status, typeof errorBody>;
}
