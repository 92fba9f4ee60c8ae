/** Documents that ask for everything a learner's screen could show of a question, and what a journey needs. */
export const questionFragment = /* GraphQL */ `
  fragment question on Question {
    __typename
    id
    questionId
    number
    question
    weight
    wrongLimit
    wrongCount
    correct
    settled
    correctAnswerSize
    explanations {
      position
      type
      content
    }
    ... on SingleChoiceQuestion {
      options
      chosen: userAnswer
      right: correctAnswer
    }
    ... on MultipleChoiceQuestion {
      options
      chosenSet: userAnswer
      rightSet: correctAnswer
    }
    ... on CategorizationQuestion {
      items {
        key
      }
      rightPlaces: correctAnswer {
        category
        items
      }
    }
    ... on SingleOrderingQuestion {
      orderItems: items
      rightOrder: correctAnswer
    }
  }
`;

const sectionFragment = /* GraphQL */ `
  fragment section on Section {
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
      imgSrc
      imgAlt
      html
    }
    ... on VideoTextSection {
      videoSrc
      html
    }
    ... on AccordionSection {
      items {
        title
        html
      }
    }
    ... on QuestionSection {
      questionIndex
      placed: question {
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
    modules {
      moduleId
      lectures {
        lectureId
        progress {
          done
        }
      }
    }
    gamificationItems {
      gamificationId
      isDone
      achieved
    }
    userGamificationItems {
      userGamificationId
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
      achievements {
        totalCount
        nodes {
          gamificationId
          item {
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
  query Course($courseId: Int!) {
    course(courseId: $courseId) {
      id
      courseId
      name
      description
      enrolment {
        state
      }
      gamificationItems {
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
  query CourseContent($courseId: Int!) {
    course(courseId: $courseId) {
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
      }
    }
  }
  ${questionFragment}
`;

export const LECTURE = /* GraphQL */ `
  query Lecture($courseId: Int!, $lectureId: Int!) {
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
      ... on Question {
        ...question
      }
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
        gamificationId
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
  query Completion($courseId: Int!) {
    course(courseId: $courseId) {
      viewerUserCourse {
        completion {
          complete
          certificate
          scorePercent
          passingRate
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
      userGamification {
        gamificationId
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
