import { fetchQuery, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { NewSections } from '../canvas/useInsertSection.ts';
import { contentWithoutIds } from '../clipboard/copyNodes.ts';
import type { NewKey } from '../draft/courseDraft.ts';
import { readSavedContent } from '../server/readContent.ts';
import type { readSavedSectionQuery } from './__generated__/readSavedSectionQuery.graphql.ts';

/** What a saved section holds as new nodes, to be put into a lecture once. Null when it is gone; rejects when it could not be read. */
export async function readSavedSection(
  environment: Environment,
  id: string,
  newKey: NewKey,
): Promise<NewSections | null> {
  const answer = await fetchQuery<readSavedSectionQuery>(
    environment,
    graphql`
      query readSavedSectionQuery($id: ID!) @throwOnFieldError {
        savedSection(id: $id) {
          content {
            ...readContent_saved
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only' },
  ).toPromise();
  const saved = answer?.savedSection;
  if (!saved) return null;
  if (!saved.content) throw new Error('What the saved section holds could not be read.');
  const content = contentWithoutIds(readSavedContent(saved.content, newKey));
  return { kind: 'section', nodes: content.sections, questions: content.questions };
}
