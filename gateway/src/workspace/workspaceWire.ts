/** Workspaces and profiles as the platform answers them (OP-27, OP-28). */
import type { Schemas } from '../rest/Schemas.ts';

export type WorkspaceWire = Schemas['Workspace'];

export type ConsentWire = Schemas['Consent'];

export type PublicIntegrationWire = Schemas['PublicIntegration'];

/** Which files of REST-52 are there for everyone to read now. */
export type WorkspaceFilesWire = WorkspaceWire['files'];

/** `profile.json`: a static file that people wrote, so nothing in it is sure. */
export type ProfileWire = Readonly<Record<string, unknown>>;

/** What PUT profile takes: a whole profile (OP-82). */
export type ProfilePutWire = Schemas['ProfileRequest'];

/** A version of the consent as admins read it (WS-20). */
export type ConsentVersionWire = Schemas['ConsentVersion'];
