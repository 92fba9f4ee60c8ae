import { fetchQuery, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { NewSections } from '../canvas/useInsertSection.ts';
import { contentWithoutIds } from '../clipboard/copyNodes.ts';
import type { AuthoredContentAnswer } from '../draft/authoredAnswer.ts';
import type { NewKey } from '../draft/courseDraft.ts';
import { readContent } from '../draft/readContent.ts';
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
            sections {
              ...readLecture_section @relay(mask: false)
              ... on AuthoredBranchSection {
                sectionId
                questionIds
                options {
                  title
                  sections {
                    ...readLecture_section @relay(mask: false)
                  }
                }
              }
            }
            questions {
              ...readLecture_question @relay(mask: false)
            }
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
  // Relay describes the members of a union as one type; the query asks each for what its own type has.
  const content = contentWithoutIds(readContent(saved.content as unknown as AuthoredContentAnswer, newKey));
  return { kind: 'section', nodes: content.sections, questions: content.questions };
}
