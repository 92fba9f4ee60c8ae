/** Documents by which a course is read: everything that can be written, and no more. `documents.test.ts` holds them against the contract. */

export const READ_COURSE = /* GraphQL */ `
  query LecternCliCourse($courseId: ID!) {
    authoredCourse(id: $courseId) {
      courseId
      version
      learnerCount
      published
      holdsChangesBack
      rights {
        mayEdit
      }
      lock {
        holder {
          name
        }
      }
      name
      description
      miniDescription
      type
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
        key
        title
        text
        nodes {
          __typename
          ... on DecisionNodeFields {
            key
            parentKey
          }
          ... on DecisionQuestion {
            title
            text
          }
          ... on DecisionOption {
            title
          }
          ... on DecisionButton {
            text
            link
          }
          ... on DecisionCourse {
            courseId
          }
        }
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
`;

/** The members of each type; those that have none of their own are left out. Sections of a branch are the same without a branch. */
const SECTION_MEMBERS = /* GraphQL */ `
  __typename
  ... on AuthoredSectionFields { sectionId questionIds }
  ... on AuthoredTextSection { text }
  ... on AuthoredHtmlSection { html }
  ... on AuthoredRichTextSection { html }
  ... on AuthoredPdfSection { url title }
  ... on AuthoredAudioSection { url title transcript }
  ... on AuthoredFileSection { url title }
  ... on AuthoredEmbedSection { url title caption size }
  ... on AuthoredImportantSection { title html }
  ... on AuthoredAdditionalInfoSection { title html }
  ... on AuthoredExamplesSection { title html }
  ... on AuthoredDialogSection {
    turns {
      usesOwnPicture
      side
      avatarUrl
      avatarName
      bubbles {
        __typename
        ... on TextBubble { html }
        ... on VideoBubble { url }
        ... on AudioBubble { url }
        ... on AuthoredQuestionBubble { questionId }
      }
    }
  }
  ... on AuthoredImageTextSection { imageUrl imageAlt imageSide imageColumns textColumns html }
  ... on AuthoredVideoTextSection {
    videoUrl
    videoSide
    videoColumns
    textColumns
    html
    captions { language label vtt }
    transcript
  }
  ... on AuthoredAccordionSection { items { title html } }
  ... on AuthoredButtonSection { buttonText buttonLink html className }
  ... on AuthoredQuestionSection { questionId }
  ... on AuthoredUnknownSection { type content }
`;

export const READ_LECTURE = /* GraphQL */ `
  query LecternCliLecture($courseId: ID!, $lectureId: ID!) {
    authoredLecture(courseId: $courseId, lectureId: $lectureId) {
      content {
        version
        sections {
          ${SECTION_MEMBERS}
          ... on AuthoredBranchSection { options { title sections { ${SECTION_MEMBERS} } } }
        }
        questions {
          __typename
          ... on AuthoredQuestionFields {
            questionId
            text
            weight
            wrongLimit
            explanation { type texts { key content } }
          }
          ... on AuthoredSingleChoiceQuestion { list options correctPosition }
          ... on AuthoredMultipleChoiceQuestion { options correctPositions }
          ... on AuthoredCategorizationQuestion {
            items { key label }
            categories { key label }
            correctPlacement { category items }
          }
          ... on AuthoredMultipleAssociationQuestion {
            items { key label }
            categories { key label }
            correctPlacement { category items }
          }
          ... on AuthoredSingleOrderingQuestion { options correctOrder }
        }
      }
    }
  }
`;
