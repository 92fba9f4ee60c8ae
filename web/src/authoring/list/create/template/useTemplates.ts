import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { Template } from './template.ts';
import type { useTemplatesQuery, useTemplatesQuery$data } from './__generated__/useTemplatesQuery.graphql.ts';

export interface Templates {
  readonly shipped: readonly Template[];
  /** Those of the workspace, by name; the first 100. */
  readonly own: readonly Template[];
}

/** The courses to begin with: those that ship, and those that anyone in the workspace made (OP-225). */
export function useTemplates(): Templates | 'loading' | 'failed' {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<Templates | 'loading' | 'failed'>('loading');
  useEffect(() => {
    const reading = fetchQuery<useTemplatesQuery>(
      environment,
      graphql`
        query useTemplatesQuery @throwOnFieldError {
          courseTemplates {
            key
            language
            name
            miniDescription
            durationMinutes
            certifiable
            lectureCount
            questionCount
            achievementCount
            modules {
              name
              lectures {
                name
                durationMinutes
              }
            }
          }
          authoredCourses(first: 100, filter: { template: true, createdByAnyone: true }, orderBy: { field: NAME }) {
            unavailable
            nodes {
              id
              name
              miniDescription
              durationMinutes
              certifiable
              lectureCount
              questionCount
              metadata {
                language
              }
            }
          }
        }
      `,
      {},
    ).subscribe({
      next: (data) => setFound(data.authoredCourses?.unavailable === true ? 'failed' : templatesOf(data)),
      error: () => setFound('failed'),
    });
    return () => reading.unsubscribe();
  }, [environment]);
  return found;
}

const templatesOf = ({ courseTemplates, authoredCourses }: useTemplatesQuery$data): Templates => ({
  shipped: (courseTemplates ?? []).map((template) => ({ ...template, source: 'shipped' })),
  own: (authoredCourses?.nodes ?? []).map(({ id, metadata, ...course }) => ({
    name: course.name,
    miniDescription: course.miniDescription,
    durationMinutes: course.durationMinutes ?? null,
    certifiable: course.certifiable,
    lectureCount: course.lectureCount,
    questionCount: course.questionCount,
    key: id,
    source: 'own',
    language: metadata.language ?? null,
    achievementCount: 0,
    modules: null,
  })),
});
