import type { MessageDescriptor } from 'react-intl';
import { fieldMessages as messages } from './fieldMessages.ts';

/** A field of the form. What it is called in the contract stands in `sentAs`, where that differs. */
interface FormField {
  label: MessageDescriptor;
  hint?: MessageDescriptor;
  /** Written and never read. */
  secret?: true;
  optional?: true;
  /** An address: the keyboard of a phone fits. */
  address?: true;
  /** What stands there at first. */
  initial?: string;
  /** It has one value, which is shown and cannot be changed. */
  fixed?: true;
  sentAs?: string;
  /** Fewer characters than fields usually take. */
  longest?: number;
}

export const integrationFields = {
  scimEndpoint: { label: messages.scimEndpoint, hint: messages.scimEndpointHint, address: true },
  /** The token of a SCIM service is the same field as the key of a directory, under the name that people know. */
  token: { label: messages.token, hint: messages.tokenHint, secret: true, sentAs: 'apiKey' },
  group: { label: messages.group, hint: messages.groupHint, optional: true },
  subdomain: { label: messages.subdomain, hint: messages.subdomainHint },
  apiKey: { label: messages.apiKey, secret: true },
  clientId: { label: messages.clientId },
  clientSecret: { label: messages.clientSecret, secret: true },
  tokenEndpoint: { label: messages.tokenEndpoint, address: true },
  issuer: { label: messages.issuer, hint: messages.issuerHint, address: true, optional: true },
  authorizationEndpoint: { label: messages.authorizationEndpoint, address: true },
  userEndpoint: { label: messages.userEndpoint, address: true },
  responseType: { label: messages.responseType, hint: messages.responseTypeHint, initial: 'code', fixed: true },
  scope: { label: messages.scope, hint: messages.scopeHint, initial: 'openid email profile' },
  emailProperty: { label: messages.emailProperty, hint: messages.emailPropertyHint, initial: 'email' },
  appName: { label: messages.appName },
  appKey: { label: messages.appKey, secret: true },
  buttonLabel: { label: messages.buttonLabel, hint: messages.buttonLabelHint, optional: true, longest: 60 },
  forumId: { label: messages.forumId, hint: messages.forumIdHint },
} as const satisfies Readonly<Record<string, FormField>>;

export type FieldName = keyof typeof integrationFields;

export const fieldOf = (name: FieldName): FormField => integrationFields[name];

/** The name of a field in the contract. */
export const sentName = (name: FieldName): string => fieldOf(name).sentAs ?? name;
