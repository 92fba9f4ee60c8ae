import type { Schemas } from '../rest/Schemas.ts';

export type RetentionWire = Schemas['Retention'];
export type RetentionRequestWire = Schemas['RetentionRequest'];
export type RetentionPreviewWire = Schemas['RetentionPreview'];
export type PrivacyRequestWire = Schemas['PrivacyRequest'];
export type PrivacyRequestRequestWire = Schemas['PrivacyRequestRequest'];
export type PrivacyRequestClosingWire = Schemas['PrivacyRequestClosing'];
