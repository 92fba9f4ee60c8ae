/** What Apollo Server refuses on its own, in the codes and sentences of the gateway. */
import { GraphQLError } from 'graphql';
import { limitExceeded, methodNotAllowed, refusedDocument, type GatewayCode } from '../errors.ts';
import { tokensOf } from './documentRules.ts';
import { limits } from './limits.ts';

/** Any other error as it comes. */
export function inOurWords(error: GraphQLError): GraphQLError {
  const { code, http } = (error.extensions ?? {}) as { code?: string; http?: { status?: number } };
  switch (code) {
    case 'GRAPHQL_PARSE_FAILED':
      return toParseFailure(error);
    case 'GRAPHQL_VALIDATION_FAILED':
      return toValidationFailure(error);
    case 'BAD_REQUEST':
      return http?.status === 405
        ? methodNotAllowed('Mutations and subscriptions are sent by POST', ['POST'])
        : refusedDocument(error.message, 'BAD_USER_INPUT');
    case 'PERSISTED_QUERY_NOT_FOUND':
      // In the words and with the status that its clients know: they send the text then.
      return new GraphQLError(error.message, { extensions: { code } satisfies { code: GatewayCode } });
    case undefined:
      // A hash that is not that of the text, or a version of persisted queries that nobody knows.
      return http?.status === 400 ? refusedDocument(error.message, 'BAD_USER_INPUT') : error;
    default:
      return error;
  }
}

/** The parser gives up at the limit of tokens; its caller is told how many there are. */
function toParseFailure({ message, source, positions }: GraphQLError): GraphQLError {
  const tokens = countTokens(source?.body ?? '');
  if (tokens > limits.tokens) return limitExceeded('tokens', tokens, limits.tokens);
  const extensions = { code: 'GRAPHQL_PARSE_FAILED' satisfies GatewayCode, status: 400 };
  return new GraphQLError(message, { source, positions, extensions });
}

function countTokens(text: string): number {
  try {
    return tokensOf(text);
  } catch {
    return 0; // what is no token is the failure that was met
  }
}

/** What graphql-js answers, and nothing beside it, where it gives up to compare fields of one name with each other. */
const tooManyComparisons = 'Validation aborted.';
const mostComparisons = 500_000;

function toValidationFailure({ message, nodes }: GraphQLError): GraphQLError {
  if (message === tooManyComparisons) return limitExceeded('comparisons', mostComparisons + 1, mostComparisons);
  const extensions = { code: 'GRAPHQL_VALIDATION_FAILED' satisfies GatewayCode, status: 400 };
  return new GraphQLError(message, { nodes, extensions });
}
