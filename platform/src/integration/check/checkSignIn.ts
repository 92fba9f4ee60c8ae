import { z } from 'zod';
import type { Outbound } from '../../outbound/outboundClient.ts';
import type { IntegrationValues } from '../integrationRules.ts';
import { callProvider } from './callProvider.ts';
import { discoverIssuer } from './discoverIssuer.ts';
import { ProviderProblem } from './providerProblem.ts';
import { providerText } from './providerText.ts';

const refusal = z.object({ error: z.string() });

/**
 * Looks whether people could sign in at a workspace's own provider, as far as that shows without one of them: each address answers, and
 * the token endpoint knows the client. It is asked to redeem a code that nobody was given, which a client that it knows is told
 * (`invalid_grant`), and another is not.
 */
export async function checkSignIn(outbound: Outbound, { settings, secrets }: IntegrationValues): Promise<void> {
  const text = (name: string): string => String(settings[name] ?? secrets[name] ?? '');
  if (text('issuer') !== '') {
    await discoverIssuer(outbound, text('issuer'));
  }
  await checkClient(outbound, {
    url: text('tokenEndpoint'),
    clientId: text('clientId'),
    clientSecret: text('clientSecret'),
  });
  for (const field of ['authorizationEndpoint', 'userEndpoint']) {
    // What they answer without parameters and token is theirs to say; only that nothing is there counts.
    const response = await callProvider(outbound, { url: text(field), field });
    if (response.status === 404 || response.status === 410) {
      throw new ProviderProblem('NOT_FOUND', { field, host: new URL(text(field)).host, status: response.status });
    }
  }
}

async function checkClient(
  outbound: Outbound,
  { url, clientId, clientSecret }: { url: string; clientId: string; clientSecret: string },
): Promise<void> {
  const ask = (headers: Record<string, string>, more: Record<string, string>): Promise<Response> =>
    callProvider(outbound, {
      url,
      field: 'tokenEndpoint',
      method: 'POST',
      headers: { accept: 'application/json', ...headers },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: 'connection-test',
        redirect_uri: 'https://connection-test.invalid/',
        ...more,
      }),
    });
  const basic = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString('base64');
  const first = await answerOf(await ask({ authorization: `Basic ${basic}` }, {}));
  // As at a sign-in: some know the client by the form alone.
  const answer = refusesClient(first)
    ? await answerOf(await ask({}, { client_id: clientId, client_secret: clientSecret }))
    : first;
  const place = { host: new URL(url).host, status: answer.status };
  if (refusesClient(answer)) {
    const said = providerText(answer.body, [clientSecret]);
    throw new ProviderProblem('CREDENTIALS_REFUSED', { ...place, field: 'clientSecret', providerText: said });
  }
  if (answer.status === 404 || answer.status === 410) {
    throw new ProviderProblem('NOT_FOUND', { ...place, field: 'tokenEndpoint' });
  }
  if (answer.error === null) {
    const code = answer.isJson ? 'UNEXPECTED_STATUS' : 'NOT_JSON';
    throw new ProviderProblem(code, { ...place, field: 'tokenEndpoint' });
  }
}

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly isJson: boolean;
  /** The word of RFC 6749, section 5.2. */
  readonly error: string | null;
}

async function answerOf(response: Response): Promise<Answer> {
  const body = await response.text();
  try {
    const parsed = refusal.safeParse(JSON.parse(body));
    return { status: response.status, body, isJson: true, error: parsed.success ? parsed.data.error : null };
  } catch {
    return { status: response.status, body, isJson: false, error: null };
  }
}

const refusesClient = ({ status, error }: Answer): boolean =>
  status === 401 || status === 403 || error === 'invalid_client' || error === 'unauthorized_client';
