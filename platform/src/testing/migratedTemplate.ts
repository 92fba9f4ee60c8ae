import { randomUUID } from 'node:crypto';
import { migrate } from '../db/migrate.ts';
import { databaseUrl, loginUrl, withOwner } from './databaseUrls.ts';

/** A database that is migrated and empty; `drop` takes it away. */
export async function migratedTemplate(ownerUrl: string): Promise<{ name: string; drop: () => Promise<void> }> {
  const name = `lectern_template_${randomUUID().replaceAll('-', '')}`;
  await withOwner(ownerUrl, `create database ${name}`);
  await migrate({ ownerUrl: databaseUrl(ownerUrl, name), appUrl: loginUrl(ownerUrl, name) });
  return { name, drop: () => withOwner(ownerUrl, `drop database if exists ${name} with (force)`) };
}
