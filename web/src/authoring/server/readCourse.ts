import { fetchQuery, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { LedToCourse } from '../../course/umbrella/decisionTree.ts';
import { readDecisionTree } from '../../course/umbrella/readDecisionTree.ts';
import type { AuthoredCourseAnswer } from '../draft/authoredAnswer.ts';
import type { readCourseQuery, readCourseQuery$data } from './__generated__/readCourseQuery.graphql.ts';

/** A course to work on as the gateway answers it: fields, outline, version, rights; no lecture's content. */
export interface CourseAnswer extends AuthoredCourseAnswer {
  readonly version: number;
  /** How many people have ever enrolled. */
  readonly learnerCount: number;
  readonly holdsChangesBack: boolean;
  readonly publishTime: string | null | undefined;
  /** The version that learners have. */
  readonly liveVersion: number;
  /** When it was saved last, in milliseconds. */
  readonly savedTime: number;
  readonly rights: NonNullable<readCourseQuery$data['authoredCourse']>['rights'];
  /** The tags of the workspace by name; empty when they could not be read. */
  readonly knownTags: readonly string[];
  /** Pictures that the workspace offers as frames (WS-10); none when they could not be read. */
  readonly frames: readonly string[];
  /** Where pages may be that are embedded (OP-231); null when that could not be read. */
  readonly embedHosts: readonly string[] | null;
  /** What is known of the courses that its tree leads to, by raw id; null for one that is not there for this viewer. */
  readonly ledTo: LedToCourses;
}

export type LedToCourses = ReadonlyMap<string, LedToCourse | null>;

/** Reads a course to work on, in one round trip; null when there is none for this viewer. Rejects when a part could not be read. */
export async function readCourse(environment: Environment, courseId: number): Promise<CourseAnswer | null> {
  const answer = await fetchQuery<readCourseQuery>(
    environment,
    graphql`
      query readCourseQuery($courseId: ID!) @throwOnFieldError {
        workspace @catch(to: NULL) {
          embedHosts
          profile {
            avatarFrames
          }
          tags(first: 1000) {
            nodes {
              name
            }
          }
        }
        authoredCourse(id: $courseId) {
          version
          liveVersion
          holdsChangesBack
          publishTime
          learnerCount
          updateTime
          name
          description
          miniDescription
          type
          published
          template
          voucherActivated
          certifiable
          anonymousAllowed
          preEnrollAllowed
          forumEnabled
          sequentialProgress
          imageUrl
          videoUrl
          externalUrl
          durationMinutes
          startTime
          availableFromTime
          availableUntilTime
          passingPercent
          certificateMonths
          tags {
            name
          }
          metadata {
            language
            avatars {
              name
              imageUrl
            }
            dynamicContentHeight
            fixedContentHeight
          }
          customMetadata
          decisionTree {
            ...readDecisionTree_tree
            nodes {
              ... on DecisionCourse {
                courseId
                course {
                  courseId
                  name
                  published
                }
              }
            }
          }
          rights {
            mayEdit
            mayMakeTemplate
          }
          modules {
            moduleId
            name
            description
            availableFromTime
            startTime
            durationMinutes
            lectures {
              lectureId
              name
              description
              durationMinutes
              headerImageUrl
              mediaSource {
                url
                startTime
                endTime
              }
              navigationMode
              questionBank {
                draws {
                  weight
                  drawCount
                }
              }
            }
          }
          achievements {
            achievementId
            type
            frame
            name
            description
            imageUrl
            lectureIds
            questionIds
            requiredPercent
          }
        }
      }
    `,
    { courseId: String(courseId) },
    { fetchPolicy: 'network-only' },
  ).toPromise();
  const course = answer?.authoredCourse;
  if (!course) {
    return null;
  }
  const { modules, achievements, updateTime } = course;
  if (!modules || !achievements) {
    throw new Error('A part of the course could not be read.');
  }
  const decisionTree = course.decisionTree ? readDecisionTree(course.decisionTree) : null;
  return {
    ...course,
    savedTime: Date.parse(updateTime),
    modules,
    achievements,
    decisionTree,
    knownTags: namesOf(answer),
    frames: framesOf(answer),
    embedHosts: answer?.workspace?.embedHosts ?? null,
    ledTo: ledToOf(answer),
  };
}

const namesOf = (answer: readCourseQuery$data | undefined): readonly string[] =>
  answer?.workspace?.tags?.nodes.map(({ name }) => name) ?? [];

const framesOf = (answer: readCourseQuery$data | undefined): readonly string[] =>
  answer?.workspace?.profile.avatarFrames ?? [];

const ledToOf = (answer: readCourseQuery$data | undefined): LedToCourses =>
  new Map(
    answer?.authoredCourse?.decisionTree?.nodes.flatMap((node) =>
      node.courseId != null ? [[String(node.courseId), node.course ?? null] as const] : [],
    ),
  );
