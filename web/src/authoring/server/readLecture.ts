import { fetchQuery, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { AuthoredContentAnswer } from '../draft/authoredAnswer.ts';
import type { readLectureQuery } from './__generated__/readLectureQuery.graphql.ts';

/** Sections and questions of one lecture; null when there is no such lecture for this viewer. Rejects when they could not be read. */
export async function readLecture(
  environment: Environment,
  ids: { courseId: number; lectureId: number },
): Promise<AuthoredContentAnswer | null> {
  const answer = await fetchQuery<readLectureQuery>(
    environment,
    graphql`
      query readLectureQuery($courseId: ID!, $lectureId: ID!) @throwOnFieldError {
        authoredLecture(courseId: $courseId, lectureId: $lectureId) {
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
    { courseId: String(ids.courseId), lectureId: String(ids.lectureId) },
    { fetchPolicy: 'network-only' },
  ).toPromise();
  const lecture = answer?.authoredLecture;
  if (lecture && !lecture.content) throw new Error('The content of the lecture could not be read.');
  // Relay describes the members of a union as one type; the query asks each for what its own type has.
  return (lecture?.content ?? null) as AuthoredContentAnswer | null;
}

// Also the sections in the options of a branch, which hold no further branch (OP-100).
// oxlint-disable-next-line no-unused-expressions -- the query spreads it by name; the compiler takes it from here
graphql`
  fragment readLecture_section on AuthoredSection {
    __typename
    ... on AuthoredSectionFields {
      sectionId
      questionIds
    }
    ... on AuthoredTextSection {
      text
    }
    ... on AuthoredHtmlSection {
      html
    }
    ... on AuthoredRichTextSection {
      html
    }
    ... on AuthoredPdfSection {
      url
      title
    }
    ... on AuthoredImportantSection {
      title
      html
    }
    ... on AuthoredAdditionalInfoSection {
      title
      html
    }
    ... on AuthoredExamplesSection {
      title
      html
    }
    ... on AuthoredDialogSection {
      turns {
        usesOwnPicture
        side
        avatarUrl
        avatarName
        bubbles {
          __typename
          ... on TextBubble {
            html
          }
          ... on VideoBubble {
            url
          }
          ... on AudioBubble {
            url
          }
          ... on AuthoredQuestionBubble {
            questionId
          }
        }
      }
    }
    ... on AuthoredImageTextSection {
      imageUrl
      imageAlt
      imageSide
      imageColumns
      textColumns
      html
    }
    ... on AuthoredVideoTextSection {
      videoUrl
      videoSide
      videoColumns
      textColumns
      html
      captions {
        language
        label
        vtt
      }
      transcript
    }
    ... on AuthoredAccordionSection {
      items {
        title
        html
      }
    }
    ... on AuthoredButtonSection {
      buttonText
      buttonLink
      html
      className
    }
    ... on AuthoredQuestionSection {
      questionId
    }
    ... on AuthoredUnknownSection {
      type
      content
    }
  }
`;

// oxlint-disable-next-line no-unused-expressions -- as above
graphql`
  fragment readLecture_question on AuthoredQuestion {
    __typename
    ... on AuthoredQuestionFields {
      questionId
      text
      weight
      wrongLimit
      explanation {
        type
        texts {
          key
          content
        }
      }
    }
    ... on AuthoredSingleChoiceQuestion {
      list
      options
      correctPosition
    }
    ... on AuthoredMultipleChoiceQuestion {
      options
      correctPositions
    }
    ... on AuthoredCategorizationQuestion {
      items {
        key
        label
      }
      categories {
        key
        label
      }
      correctPlacement {
        category
        items
      }
    }
    ... on AuthoredMultipleAssociationQuestion {
      items {
        key
        label
      }
      categories {
        key
        label
      }
      correctPlacement {
        category
        items
      }
    }
    ... on AuthoredSingleOrderingQuestion {
      options
      correctOrder
    }
  }
`;
