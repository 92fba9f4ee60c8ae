import type { Schemas } from '../rest/Schemas.ts';

export type FileWire = Schemas['File'];
export type FileUseWire = Schemas['FileUse'];
export type RemainingFileUseWire = Schemas['FileUseLeft'];
