/** Documents that ask for everything a learner's screen could show of a question, and what a journey needs. */
const questionFragment = /* GraphQL */ `
  fragment question on QuestionFields {
    __typename
    id
    questionId
    number
    text
    weight
    wrongLimit
    wrongCount
    correct
    settled
    correctAnswerCount
    explanations {
      position
      type
      content
    }
    ... on SingleChoiceQuestion {
      options
      chosenPosition
      correctPosition
    }
    ... on MultipleChoiceQuestion {
      options
      chosenPositions
      correctPositions
    }
    ... on CategorizationQuestion {
      items {
        key
      }
      correctPlacement {
        category
        items
      }
    }
    ... on SingleOrderingQuestion {
      options
      correctOrder
    }
  }
`;

const sectionFragment = /* GraphQL */ `
  fragment section on SectionFields {
    __typename
    sectionId
    number
    ... on TextSection {
      text
    }
    ... on HtmlSection {
      html
    }
    ... on RichTextSection {
      html
    }
    ... on ImportantSection {
      title
      html
    }
    ... on AdditionalInfoSection {
      title
      html
    }
    ... on ExamplesSection {
      title
      html
    }
    ... on ImageTextSection {
      imageUrl
      imageAlt
      html
    }
    ... on VideoTextSection {
      videoUrl
      html
      captions {
        language
        label
        vtt
      }
      transcript
    }
    ... on AccordionSection {
      items {
        title
        html
      }
    }
    ... on QuestionSection {
      question {
        ...question
      }
    }
    ... on UnknownSection {
      type
      content
    }
  }
`;

const lectureFragment = /* GraphQL */ `
  fragment lecture on Lecture {
    id
    lectureId
    moduleId
    name
    progress {
      done
      doneTime
      correctPoints
    }
    gate {
      reason
    }
    next {
      lectureId
      gate {
        reason
        lectureId
        pointsMissing
      }
    }
    content {
      __typename
      ... on ContentWithheld {
        reason
        message
      }
      ... on LectureContent {
        readOnly
        sections {
          ...section
        }
        questions {
          ...question
        }
      }
    }
  }
  ${sectionFragment}
  ${questionFragment}
`;

const userCourseFragment = /* GraphQL */ `
  fragment userCourse on UserCourse {
    id
    userCourseId
    status
    phase
    finishTime
    correctPoints
    totalPoints
    scorePercent
    seenPercent
    nextLecture {
      lectureId
    }
    moduleProgress {
      module {
        moduleId
      }
      lectures {
        lecture {
          lectureId
        }
        done
      }
    }
    achievementProgress {
      achievement {
        achievementId
      }
      done
      achieved
    }
    earnedAchievements {
      earnedAchievementId
    }
    certificate {
      uuid
    }
  }
`;

const userErrors = /* GraphQL */ `
  userErrors {
    code
    message
    field
    params
  }
`;

export const VIEWER = /* GraphQL */ `
  query Viewer {
    viewer {
      user {
        id
        userId
        username
        name
      }
      activeUserCourses {
        totalCount
        nodes {
          ...userCourse
        }
      }
      completedUserCourses {
        totalCount
        nodes {
          ...userCourse
        }
      }
      earnedAchievements {
        totalCount
        nodes {
          achievementId
          achievement {
            name
          }
        }
      }
      continueLearning {
        userCourseId
      }
    }
  }
  ${userCourseFragment}
`;

export const CATALOGUE = /* GraphQL */ `
  query Catalogue($search: String) {
    courses(first: 100, filter: { search: $search }) {
      totalCount
      nodes {
        id
        courseId
        name
      }
    }
  }
`;

export const COURSE = /* GraphQL */ `
  query Course($courseId: ID!) {
    course(id: $courseId) {
      id
      courseId
      name
      description
      enrolment {
        state
      }
      achievements {
        name
        description
      }
      modules {
        id
        moduleId
        lectures {
          id
          lectureId
          name
        }
      }
      viewerUserCourse {
        ...userCourse
      }
    }
  }
  ${userCourseFragment}
`;

/** Content of every lecture in one document, as a greedy tool would ask for it. */
export const COURSE_CONTENT = /* GraphQL */ `
  query CourseContent($courseId: ID!) {
    course(id: $courseId) {
      modules {
        lectures {
          content {
            __typename
            ... on LectureContent {
              questions {
                ...question
              }
            }
          }
        }
      }
      viewerUserCourse {
        moduleProgress {
          lectures {
            lecture {
              content {
                __typename
                ... on LectureContent {
                  questions {
                    ...question
                  }
                }
              }
            }
          }
        }
      }
    }
  }
  ${questionFragment}
`;

export const LECTURE = /* GraphQL */ `
  query Lecture($courseId: ID!, $lectureId: ID!) {
    lecture(courseId: $courseId, lectureId: $lectureId) {
      ...lecture
    }
  }
  ${lectureFragment}
`;

export const NODE = /* GraphQL */ `
  query Node($id: ID!) {
    node(id: $id) {
      __typename
      id
      ...question
    }
  }
  ${questionFragment}
`;

export const ENROL = /* GraphQL */ `
  mutation Enrol($input: EnrolInput!) {
    enrol(input: $input) {
      userCourse {
        ...userCourse
      }
      ${userErrors}
    }
  }
  ${userCourseFragment}
`;

export const ANSWER = /* GraphQL */ `
  mutation Answer($input: AnswerQuestionInput!) {
    answerQuestion(input: $input) {
      correct
      question {
        ...question
      }
      lecture {
        lectureId
        progress {
          done
        }
      }
      userCourse {
        correctPoints
      }
      newAchievements {
        achievementId
      }
      ${userErrors}
    }
  }
  ${questionFragment}
`;

export const SEEN = /* GraphQL */ `
  mutation Seen($input: MarkLectureSeenInput!) {
    markLectureSeen(input: $input) {
      lecture {
        ...lecture
      }
      userCourse {
        seenPercent
      }
      ${userErrors}
    }
  }
  ${lectureFragment}
`;

export const POSITION = /* GraphQL */ `
  mutation Position($input: SaveStudyPositionInput!) {
    saveStudyPosition(input: $input) {
      position {
        lectureId
        sectionId
      }
      ${userErrors}
    }
  }
`;

export const COMPLETION = /* GraphQL */ `
  query Completion($courseId: ID!) {
    course(id: $courseId) {
      viewerUserCourse {
        completion {
          complete
          certificate
          scorePercent
          passingPercent
          noCertificateReason
          missingLectures {
            lectureId
          }
        }
      }
    }
  }
`;

export const COMPLETE = /* GraphQL */ `
  mutation Complete($input: CompleteCourseInput!) {
    completeCourse(input: $input) {
      userCourse {
        ...userCourse
      }
      certificate {
        uuid
        holderName
      }
      completion {
        complete
        missingLectures {
          lectureId
        }
      }
      ${userErrors}
    }
  }
  ${userCourseFragment}
`;

export const GIVE_UP = /* GraphQL */ `
  mutation GiveUp($input: GiveUpCourseInput!) {
    giveUpCourse(input: $input) {
      userCourse {
        phase
      }
      ${userErrors}
    }
  }
`;

export const CLAIM = /* GraphQL */ `
  mutation Claim($input: ClaimAchievementInput!) {
    claimAchievement(input: $input) {
      earnedAchievement {
        achievementId
      }
      ${userErrors}
    }
  }
`;

export const CERTIFICATE = /* GraphQL */ `
  query Certificate($uuid: ID!) {
    certificate(uuid: $uuid) {
      uuid
      holderName
      courseName
      scorePercent
      pdfUrl
      verifyUrl
    }
  }
`;
