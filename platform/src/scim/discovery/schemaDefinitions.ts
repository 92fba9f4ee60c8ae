import { schemaUrns } from '../scimSchemas.ts';

interface Attribute {
  readonly name: string;
  readonly type: 'string' | 'boolean' | 'complex' | 'reference';
  readonly multiValued: boolean;
  readonly description: string;
  readonly required: boolean;
  readonly caseExact: boolean;
  readonly mutability: 'readOnly' | 'readWrite' | 'immutable';
  readonly returned: 'always' | 'default';
  readonly uniqueness: 'none' | 'server';
  readonly referenceTypes?: readonly string[];
  readonly subAttributes?: readonly Attribute[];
}

const attribute = (name: string, description: string, more: Partial<Attribute> = {}): Attribute => ({
  name,
  type: 'string',
  multiValued: false,
  description,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...more,
});

const userAttributes = [
  attribute('userName', 'What the provider calls the person; best their e-mail address.', {
    required: true,
    uniqueness: 'server',
  }),
  attribute('name', 'Their name; what people call themselves here counts once they have an account.', {
    type: 'complex',
    subAttributes: [
      attribute('formatted', 'The whole name.'),
      attribute('givenName', 'The given name.'),
      attribute('familyName', 'The family name.'),
    ],
  }),
  attribute('displayName', 'The name that is shown, until people have an account and a name of their own.'),
  attribute('active', 'Whether the person may sign in; false ends their sessions and erases nothing.', {
    type: 'boolean',
  }),
  attribute('emails', 'The primary one is the address that the person signs in with, where userName is none.', {
    type: 'complex',
    multiValued: true,
    subAttributes: [
      attribute('value', 'The e-mail address, which cannot be changed later.'),
      attribute('type', 'What it is for.'),
      attribute('primary', 'Whether it is the one to use.', { type: 'boolean' }),
    ],
  }),
];

const groupAttributes = [
  attribute('displayName', 'The name of the group, which no other group of the workspace has.', {
    required: true,
    uniqueness: 'server',
  }),
  attribute('members', 'The users who belong to it.', {
    type: 'complex',
    multiValued: true,
    subAttributes: [
      attribute('value', 'The id of a user.', { mutability: 'immutable', caseExact: true }),
      attribute('$ref', 'The address of the user.', {
        type: 'reference',
        mutability: 'immutable',
        caseExact: true,
        referenceTypes: ['User'],
      }),
      attribute('type', 'Always User.', { mutability: 'immutable' }),
    ],
  }),
];

const definition = (base: string, id: string, name: string, description: string, attributes: readonly Attribute[]) => ({
  schemas: [schemaUrns.schema],
  id,
  name,
  description,
  attributes,
  meta: { resourceType: 'Schema', location: `${base}/Schemas/${id}` },
});

/** The attributes of users and groups (RFC 7643, section 7); others are taken and passed over. */
export const schemaDefinitions = (base: string) => [
  definition(base, schemaUrns.user, 'User', 'Somebody of the workspace.', userAttributes),
  definition(base, schemaUrns.group, 'Group', 'A group of people of the workspace.', groupAttributes),
];
