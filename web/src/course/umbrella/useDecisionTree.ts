import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { CourseStudy, DecisionTree, FindCourse, LedToCourse } from './decisionTree.ts';
import { readDecisionTree } from './readDecisionTree.ts';
import type { useDecisionTreeQuery, useDecisionTreeQuery$data } from './__generated__/useDecisionTreeQuery.graphql.ts';

/** The tree of an umbrella course, null where it has none, with the courses in it that are for its reader. */
export interface ReadTree {
  readonly tree: DecisionTree | null;
  readonly findCourse: FindCourse;
}

/** Reads the tree of an umbrella course (UMB-01). Throws while drawing when it could not be read. */
export function useDecisionTree(courseId: number): ReadTree | 'loading' {
  const environment = useRelayEnvironment();
  const [read, setRead] = useState<{ readonly of: number; readonly answer: ReadTree | Error }>();
  useEffect(() => {
    const reading = fetchQuery<useDecisionTreeQuery>(
      environment,
      graphql`
        query useDecisionTreeQuery($courseId: ID!) @throwOnFieldError {
          course(id: $courseId) {
            decisionTree {
              ...readDecisionTree_tree
              nodes {
                ... on DecisionCourse {
                  course {
                    courseId
                    name
                    published
                    miniDescription
                    imageUrl
                    durationMinutes
                    lectureCount
                    certifiable
                    metadata {
                      language
                    }
                    viewerUserCourse @catch(to: NULL) {
                      phase
                      status
                      seenPercent
                      certificate {
                        uuid
                      }
                    }
                  }
                }
              }
            }
          }
        }
      `,
      { courseId: String(courseId) },
    ).subscribe({
      next: ({ course }) => setRead({ of: courseId, answer: readAnswer(course?.decisionTree ?? null) }),
      error: (error: Error) => setRead({ of: courseId, answer: error }),
    });
    return () => reading.unsubscribe();
  }, [environment, courseId]);
  if (read?.of !== courseId) return 'loading';
  if (read.answer instanceof Error) throw read.answer;
  return read.answer;
}

type Answer = NonNullable<NonNullable<useDecisionTreeQuery$data['course']>['decisionTree']>;

function readAnswer(tree: Answer | null): ReadTree {
  const courses = new Map<string, LedToCourse>();
  for (const node of tree?.nodes ?? []) {
    if (node.course) {
      courses.set(String(node.course.courseId), ledToCourse(node.course));
    }
  }
  return { tree: tree && readDecisionTree(tree), findCourse: (id) => courses.get(id) ?? null };
}

type CourseAnswer = NonNullable<Answer['nodes'][number]['course']>;

function ledToCourse({
  viewerUserCourse: own,
  metadata,
  courseId,
  name,
  published,
  ...about
}: CourseAnswer): LedToCourse {
  const study: CourseStudy | null = own
    ? {
        phase: own.phase,
        allDone: own.status === 'DONE',
        seenPercent: own.seenPercent,
        certificateUuid: own.certificate?.uuid ?? null,
      }
    : null;
  const { miniDescription, imageUrl = null, durationMinutes = null, lectureCount, certifiable } = about;
  return {
    courseId,
    name,
    published,
    language: metadata.language ?? null,
    study,
    about: { miniDescription, imageUrl, durationMinutes, lectureCount, certifiable },
  };
}
