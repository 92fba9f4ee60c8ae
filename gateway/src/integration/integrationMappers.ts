import type {
  ForumIntegration,
  IntegrationCheck,
  IntegrationProblem,
  IntegrationProvider,
  IntegrationSync,
  LoomIntegration,
  OAuthIntegration,
  PersonnelIntegration,
  PushIntegration,
} from '../generated/resolverTypes.ts';
import { toGlobalId } from '../globalId.ts';
import type {
  IntegrationCheckWire,
  IntegrationProviderWire,
  IntegrationSyncWire,
  IntegrationWire,
} from './integrationWire.ts';

type Named<Name extends string, Type> = Omit<Type, '__typename'> & { readonly __typename: Name };

type PersonnelModel = Omit<PersonnelIntegration, 'lastSync'> & { readonly lastSync: IntegrationSyncModel | null };

export type IntegrationModel =
  | Named<'PersonnelIntegration', PersonnelModel>
  | Named<'OAuthIntegration', OAuthIntegration>
  | Named<'LoomIntegration', LoomIntegration>
  | Named<'ForumIntegration', ForumIntegration>
  | Named<'PushIntegration', PushIntegration>;

/** The type of each kind, which stands in its global id. */
export const integrationTypeNames = {
  PERSONNEL: 'PersonnelIntegration',
  OAUTH2: 'OAuthIntegration',
  LOOM: 'LoomIntegration',
  FORUM: 'ForumIntegration',
  PUSH_NOTIFICATION: 'PushIntegration',
} as const satisfies Record<IntegrationWire['@type'], string>;

export function toIntegration(wire: IntegrationWire): IntegrationModel {
  const type = wire['@type'];
  const common = {
    id: toGlobalId(integrationTypeNames[type], wire.id),
    integrationId: wire.id,
    type,
    secretsSet: [...wire.secretsSet],
    connectTime: wire.createdTime,
    updateTime: wire.updatedTime,
    lastCheck: wire.lastCheck === null ? null : toCheck(wire.lastCheck),
  };
  switch (type) {
    case 'PERSONNEL':
      return {
        __typename: 'PersonnelIntegration',
        ...common,
        scimEndpoint: wire.scimEndpoint ?? null,
        subdomain: wire.subdomain ?? null,
        clientId: wire.clientId ?? null,
        tokenEndpoint: wire.tokenEndpoint ?? null,
        group: wire.group ?? null,
        sync: wire.sync ?? false,
        lastSync: wire.lastSync === null ? null : toSync(wire.lastSync),
      };
    case 'OAUTH2':
      return {
        __typename: 'OAuthIntegration',
        ...common,
        clientId: wire.clientId ?? null,
        authorizationEndpoint: wire.authorizationEndpoint ?? null,
        tokenEndpoint: wire.tokenEndpoint ?? null,
        userEndpoint: wire.userEndpoint ?? null,
        responseType: wire.responseType ?? null,
        scope: wire.scope ?? null,
        emailProperty: wire.emailProperty ?? null,
        issuer: wire.issuer ?? null,
        buttonLabel: wire.buttonLabel ?? null,
      };
    case 'LOOM':
      return { __typename: 'LoomIntegration', ...common, appName: wire.appName ?? null };
    case 'FORUM':
      return { __typename: 'ForumIntegration', ...common, forumId: wire.forumId ?? null };
    case 'PUSH_NOTIFICATION':
      return { __typename: 'PushIntegration', ...common, appName: wire.appName ?? null };
  }
}

export const toProvider = (wire: IntegrationProviderWire): IntegrationProvider => ({
  type: wire['@type'],
  name: wire.name,
  fields: wire.fields.map((name) => ({ name, secret: wire.secretFields.includes(name) })),
  requiredSets: wire.required.map((set) => [...set]),
  testable: wire.testable,
  syncable: wire.syncable,
});

export const toCheck = ({ problem, ...wire }: IntegrationCheckWire): IntegrationCheck => ({
  ...wire,
  problem: toProblem(problem),
});

/** The job is read when it is asked for. */
export type IntegrationSyncModel = Omit<IntegrationSync, 'job'>;

const toSync = ({
  problem,
  added,
  returned,
  departed,
  kept,
  skipped,
  ...wire
}: IntegrationSyncWire): IntegrationSyncModel => ({
  ...wire,
  addedCount: added,
  returnedCount: returned,
  departedCount: departed,
  keptCount: kept,
  skippedCount: skipped,
  problem: toProblem(problem),
});

const problems: ReadonlySet<string> = new Set([
  'MISSING_FIELD',
  'NAME_NOT_FOUND',
  'ADDRESS_REFUSED',
  'UNREACHABLE',
  'CERTIFICATE',
  'TOO_SLOW',
  'TOO_LARGE',
  'CREDENTIALS_REFUSED',
  'NOT_FOUND',
  'NOT_JSON',
  'NOT_SCIM',
  'NOT_A_DIRECTORY',
  'NOT_OPENID',
  'NO_TOKEN',
  'GROUP_NOT_FOUND',
  'BUSY',
  'UNEXPECTED_STATUS',
] satisfies IntegrationProblem[]);

/** A platform that is newer may say more. */
const toProblem = (problem: IntegrationProblem | null): IntegrationProblem | null =>
  problem === null || problems.has(problem) ? problem : 'OTHER';
