import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Id } from '../shared/id.ts';

/** Secrets of an integration by the names of their fields. */
export type Secrets = Readonly<Record<string, string>>;

/** What a sealed text belongs to: it opens nowhere else. */
export interface SealedFor {
  readonly workspaceId: Id;
  readonly type: string;
}

export interface Sealing {
  seal(owner: SealedFor, secrets: Secrets): Buffer;
  /** Throws for what was sealed with another key, for another owner, or changed since. */
  open(owner: SealedFor, sealed: Buffer): Secrets;
}

const algorithm = 'aes-256-gcm';
const version = 1;
const ivBytes = 12;
const tagBytes = 16;
const stored = z.record(z.string(), z.string());

/**
 * Seals secrets with a key derived from `SEALING_KEY` (AES-256-GCM). A row that is copied to another workspace or given another
 * type does not open. Layout: one byte of version, the nonce, the tag, the sealed JSON.
 */
export function createSealing(sealingKey: string): Sealing {
  const key = Buffer.from(hkdfSync('sha256', sealingKey, '', 'lectern integration secrets', 32));
  return {
    seal(owner, secrets) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, key, iv).setAAD(associatedData(owner));
      const sealed = Buffer.concat([cipher.update(JSON.stringify(secrets), 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.of(version), iv, cipher.getAuthTag(), sealed]);
    },
    open(owner, sealed) {
      if (sealed[0] !== version) {
        throw new Error('The secrets were sealed in a way that this version does not know.');
      }
      const iv = sealed.subarray(1, 1 + ivBytes);
      const tag = sealed.subarray(1 + ivBytes, 1 + ivBytes + tagBytes);
      const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes });
      decipher.setAAD(associatedData(owner)).setAuthTag(tag);
      const text = decipher.update(sealed.subarray(1 + ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
      return stored.parse(JSON.parse(text));
    },
  };
}

const associatedData = ({ workspaceId, type }: SealedFor): Buffer => Buffer.from(`${workspaceId}:${type}`);
