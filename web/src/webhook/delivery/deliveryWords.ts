import type { IntlShape, MessageDescriptor } from 'react-intl';
import { deliveryMessages as messages } from './deliveryMessages.ts';
import type { Delivery_delivery$data } from './__generated__/Delivery_delivery.graphql.ts';

export type DeliveryState = Delivery_delivery$data['state'];
type DeliveryError = NonNullable<Delivery_delivery$data['lastError']>;

export const deliveryStates = ['PENDING', 'DELIVERED', 'FAILED'] as const satisfies readonly DeliveryState[];

export const stateWords: Readonly<Record<DeliveryState, MessageDescriptor>> = {
  PENDING: messages.pending,
  DELIVERED: messages.delivered,
  FAILED: messages.failed,
  OTHER: messages.unknown,
};

const errorWords: Readonly<Record<DeliveryError, MessageDescriptor>> = {
  STATUS: messages.errorStatus,
  REDIRECT: messages.errorRedirect,
  GONE: messages.errorGone,
  NAME_NOT_FOUND: messages.errorName,
  ADDRESS_REFUSED: messages.errorAddress,
  UNREACHABLE: messages.errorUnreachable,
  CERTIFICATE: messages.errorCertificate,
  TOO_SLOW: messages.errorSlow,
  TOO_LARGE: messages.errorLarge,
  SECRET_UNREADABLE: messages.errorSecret,
  DISABLED: messages.errorDisabled,
  OTHER: messages.errorOther,
};

/** Why the last attempt failed; null when it did not. */
export const deliveryProblem = (
  intl: IntlShape,
  { lastError, lastStatus }: Pick<Delivery_delivery$data, 'lastError' | 'lastStatus'>,
): string | null =>
  lastError == null ? null : intl.formatMessage(errorWords[lastError], { status: String(lastStatus ?? '') });
