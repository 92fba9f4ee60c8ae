import type { Outbound, OutboundRequest } from '../../outbound/outboundClient.ts';
import { asProviderProblem, ProviderProblem } from './providerProblem.ts';
import { providerText } from './providerText.ts';

export interface ProviderCall extends OutboundRequest {
  readonly url: string | URL;
  /** The field that the address comes from. */
  readonly field: string;
  /** The field of the secret that the call is made with; refused credentials blame it. */
  readonly secretField?: string;
  /** What was sent and must not come back in a message. */
  readonly secrets?: readonly string[];
}

/** The JSON of a provider's answer. Throws {@link ProviderProblem} for every other answer and for none. */
export async function readProvider(outbound: Outbound, call: ProviderCall): Promise<unknown> {
  const response = await callProvider(outbound, call);
  const body = await response.text();
  const place = { field: call.field, host: new URL(call.url).host, status: response.status };
  if (!response.ok) {
    throw new ProviderProblem(problemOfStatus(response.status), {
      ...place,
      field: refusesCredentials(response.status) ? (call.secretField ?? call.field) : call.field,
      providerText: providerText(body, call.secrets ?? []),
    });
  }
  try {
    return JSON.parse(body);
  } catch {
    throw new ProviderProblem('NOT_JSON', place);
  }
}

/** Any answer of a provider. Throws {@link ProviderProblem} where there is none. */
export async function callProvider(outbound: Outbound, { url, field, ...init }: ProviderCall): Promise<Response> {
  try {
    return await outbound.fetch(url, init);
  } catch (error) {
    throw asProviderProblem(error, url, field);
  }
}

const refusesCredentials = (status: number): boolean => status === 401 || status === 403;

function problemOfStatus(status: number): ProviderProblem['problem']['code'] {
  if (refusesCredentials(status)) {
    return 'CREDENTIALS_REFUSED';
  }
  if (status === 404 || status === 410) {
    return 'NOT_FOUND';
  }
  return status === 429 || status === 503 ? 'BUSY' : 'UNEXPECTED_STATUS';
}
