import { RequestError } from '../requestError.ts';

/** An entry of `errors`, as GraphQL writes it. */
interface ResultError {
  message?: string;
  extensions?: Record<string, unknown>;
}

interface Asked {
  /** The HTTP status, for errors that name none. */
  readonly status: number;
  readonly requestId: string | null;
  /** The id of the document. */
  readonly document: string;
}

const isSignedOut = ({ extensions }: ResultError): boolean => extensions?.['code'] === 'UNAUTHENTICATED';

/** Why a result counts as no answer; null for one that does, be it in part. */
export function refusalIn(
  result: object,
  { status: httpStatus, requestId: ownId, document }: Asked,
): RequestError | null {
  const { data, errors } = result as { data?: unknown; errors?: readonly ResultError[] };
  // A session that is over concerns the whole page, be it a part alone that noticed.
  const refusal = errors?.find(isSignedOut) ?? (hasAnswer(data) ? undefined : errors?.[0]);
  if (!refusal) return null;
  const { code, status, requestId } = refusal.extensions ?? {};
  return new RequestError({
    kind: isSignedOut(refusal) ? 'signedOut' : 'server',
    code: typeof code === 'string' || typeof code === 'number' ? String(code) : '-1',
    status: typeof status === 'number' ? status : httpStatus,
    requestId: typeof requestId === 'string' ? requestId : ownId,
    document,
  });
}

/**
 * Whether anything was answered. What failed beside it is kept in the store with its error, and thrown where it is read
 * (`@throwOnFieldError`): an outage never looks like absence, and the rest of the page is shown.
 */
function hasAnswer(data: unknown): boolean {
  return data !== null && typeof data === 'object' && Object.values(data).some((root) => root !== null);
}
