/** A caller of the gateway as a tool is one: a bearer token and documents of its own. */
export interface GraphqlCaller {
  /** Answers `data`; throws with the errors when there are any. */
  <Data>(document: string, variables?: Readonly<Record<string, unknown>>): Promise<Data>;
}

export function graphqlCaller(webUrl: string, accessToken?: string): GraphqlCaller {
  return async <Data>(document: string, variables: Readonly<Record<string, unknown>> = {}) => {
    const answer = await fetch(`${webUrl}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` }),
      },
      body: JSON.stringify({ query: document, variables }),
    });
    const { data, errors } = (await answer.json()) as { data?: Data; errors?: unknown };
    if (errors !== undefined || data === undefined) {
      throw new Error(`The gateway answered ${answer.status}: ${JSON.stringify(errors)}`);
    }
    return data;
  };
}

/** Signs in as a tool does and answers a caller with the token. */
export async function signIn(webUrl: string, username: string, password: string): Promise<GraphqlCaller> {
  const { signIn: payload } = await graphqlCaller(webUrl)<{ signIn: SignedIn }>(
    `mutation ($input: SignInInput!) { signIn(input: $input) { tokens { accessToken } userErrors { code } } }`,
    { input: { username, password, returnTokens: true } },
  );
  return graphqlCaller(webUrl, tokenOf(payload));
}

/** Creates an account as a tool does and answers a caller with its token. */
export async function register(
  webUrl: string,
  person: { readonly username: string; readonly password: string; readonly name: string },
): Promise<GraphqlCaller> {
  const { register: payload } = await graphqlCaller(webUrl)<{ register: SignedIn }>(
    `mutation ($input: RegisterInput!) { register(input: $input) { tokens { accessToken } userErrors { code } } }`,
    { input: { ...person, language: 'EN', consent: true, returnTokens: true } },
  );
  return graphqlCaller(webUrl, tokenOf(payload));
}

interface SignedIn {
  readonly tokens: { readonly accessToken: string } | null;
  readonly userErrors: readonly { readonly code: string }[];
}

function tokenOf({ tokens, userErrors }: SignedIn): string {
  if (tokens === null) throw new Error(`Signing in was refused: ${userErrors.map(({ code }) => code).join(', ')}`);
  return tokens.accessToken;
}
