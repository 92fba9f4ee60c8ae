import { badInput } from '../errors.ts';
import type { IntegrationType, IntegrationValuesInput } from '../generated/resolverTypes.ts';
import { givenMember } from '../oneOf.ts';
import type { Schemas } from '../rest/Schemas.ts';

const typeOfMember: Readonly<Record<string, IntegrationType>> = {
  personnel: 'PERSONNEL',
  oauth2: 'OAUTH2',
  loom: 'LOOM',
  forum: 'FORUM',
  push: 'PUSH_NOTIFICATION',
};

/** The body that the platform takes of the fields of one kind. */
export function toValuesWire(values: IntegrationValuesInput): Schemas['ConnectIntegration'] {
  const [member, fields] = givenMember(values, 'values');
  const type = typeOfMember[member];
  if (type === undefined) throw badInput('There is no such kind of provider.', 'values');
  return { ...(fields as object), '@type': type };
}

/** A field of the platform, as the input names it: `values.personnel.apiKey`. */
export function valuesPath(path: string, values: IntegrationValuesInput | null | undefined): string {
  if (path === '@type' || path.startsWith('values')) return 'values';
  const [member] = Object.entries(values ?? {}).find(([, value]) => value != null) ?? [];
  return member === undefined ? path : `values.${member}.${path}`;
}
