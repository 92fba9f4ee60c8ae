/** A typed client of Lectern's GraphQL API that needs nothing but `fetch` and WebCrypto. */
export { accepted } from './accepted.ts';
export type { Client, PagesOptions, RequestOptions, SubscribeOptions } from './Client.ts';
export { createClient, type ClientOptions } from './createClient.ts';
export {
  ClientError,
  GraphqlError,
  NetworkError,
  RedirectedError,
  RefusedError,
  ServerError,
  UnexpectedAnswerError,
  type PartError,
  type Refusal,
} from './errors.ts';
export type { Upload, UploadedFile, UploadProgress } from './file/upload.ts';
export * from './generated/graphql.ts';
export { originOf } from './request/address.ts';
export type { Connection } from './paging/readPages.ts';
export type { RetryOptions } from './request/retry.ts';
export type { TypedDocument } from './request/typedDocument.ts';
export type { Credentials, Tokens } from './session/Session.ts';
export { feed, feeds, type Feed, type FeedVariables } from './sync/feeds.ts';
export { GapTooLongError, type ChangeBatch, type Checkpoint, type Deletion, type Feeds } from './sync/readChanges.ts';
export { verifyWebhook, WebhookError, type VerifyOptions, type WebhookRequest } from './webhook/verifyWebhook.ts';
export type { WebhookData } from './generated/webhookData.ts';
export type { WebhookEvent } from './webhook/webhookEvents.ts';
