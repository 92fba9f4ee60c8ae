import type { Context } from '../context.ts';
import { isHidden } from '../rest/hidden.ts';
import { getSavedSection } from './savedSectionApi.ts';
import { toFullSavedSection, type SavedSectionModel } from './savedSectionMappers.ts';

/** Null for what is absent, and for anyone who may not work on courses. */
export async function findSavedSection(
  { rest, session }: Context,
  savedSectionId: number,
): Promise<SavedSectionModel | null> {
  if (!session.isSignedIn()) return null;
  try {
    return toFullSavedSection(await getSavedSection(rest, savedSectionId));
  } catch (error) {
    if (isHidden(error)) return null;
    throw error;
  }
}
