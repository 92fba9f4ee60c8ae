/** Operations that run as they are against the demo content; they open as tabs. */
export interface Example {
  readonly query: string;
  readonly variables?: string;
}

export const examples: readonly Example[] = [
  {
    query: `# The public catalogue. Press the play button, or Ctrl-Enter.
# The documentation of every field is in the book at the top left; the schema as a file is at /schema.graphql.
# Tokens, limits, errors and client libraries are explained at /developers.
query Catalogue($filter: CourseFilter) {
  workspace {
    company
    hostname
  }
  courses(first: 10, filter: $filter) {
    totalCount
    nodes {
      courseId
      name
      miniDescription
      durationMinutes
      timing
      tags {
        name
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
`,
    variables: '{ "filter": { "search": "" } }',
  },
  {
    query: `# One course with its modules and lectures, and what you can do about enrolment.
query Course($courseId: ID!) {
  course(id: $courseId) {
    name
    description
    certifiable
    passingPercent
    enrolment {
      state
      startTime
    }
    modules {
      number
      name
      lectures {
        lectureId
        name
        lectureType
        totalPoints
      }
    }
    achievements {
      name
      description
    }
  }
}
`,
    variables: '{ "courseId": 258 }',
  },
  {
    query: `# Signs this browser in: the tokens are kept in a cookie that script cannot read.
# A tool sets returnTokens to true and sends the access token as "Authorization: Bearer …" (see Headers below).
mutation SignIn($input: SignInInput!) {
  signIn(input: $input) {
    viewer {
      user {
        name
        roles
      }
    }
    userErrors {
      code
      message
    }
  }
}
`,
    variables: '{ "input": { "username": "learner@demo.test", "password": "lectern-demo" } }',
  },
  {
    query: `# What you are studying. Sign in first (the tab before this one).
query MyCourses {
  viewer {
    user {
      name
    }
    continueLearning {
      course {
        name
      }
      lastPosition {
        lectureName
      }
    }
    activeUserCourses(first: 10) {
      totalCount
      nodes {
        userCourseId
        phase
        scorePercent
        seenPercent
        remainingMinutes
        course {
          courseId
          name
        }
        nextLecture {
          lectureId
          name
          gate {
            reason
          }
        }
      }
    }
  }
}
`,
  },
  {
    query: `# Who is in the workspace, with their rights. For admins: sign in as admin@demo.test first.
query People($search: String) {
  workspace {
    company
    people(first: 20, search: $search) {
      totalCount
      edges {
        node {
          userId
          username
          name
          status
          admin
          createCourse
          createVoucher
        }
      }
    }
    auditLog(first: 5) {
      edges {
        node {
          time
          action
          actorId
        }
      }
    }
  }
}
`,
    variables: '{ "search": "" }',
  },
  {
    query: `# The courses that you work on, as someone who may create courses (author@demo.test): the last saved first, with who edits now.
query MyCourses($filter: AuthoredCourseFilter) {
  authoredCourses(first: 10, filter: $filter, orderBy: { field: UPDATE_TIME, direction: DESC }) {
    totalCount
    nodes {
      courseId
      name
      published
      learnerCount
      updateTime
      updatedBy {
        name
      }
      lock {
        endTime
        holder {
          name
        }
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
`,
    variables: '{ "filter": { "search": "" } }',
  },
  {
    query: `# One course to work on, as author@demo.test: its structure and what you may do.
# The content of one of its lectures, right answers included: authoredLecture(courseId:, lectureId:) { content { … } }.
query CourseToWorkOn($courseId: ID!) {
  authoredCourse(id: $courseId) {
    version
    name
    published
    rights {
      mayEdit
    }
    modules {
      number
      name
      lectures {
        lectureId
        name
        sectionCount
        questionCount
      }
    }
  }
}
`,
    variables: '{ "courseId": 258 }',
  },
  {
    query: `# Creates a course, as author@demo.test. Then: lockCourse, whose lock token saveCourse carries, publishCourse, unlockCourse.
mutation NewCourse($input: CreateCourseInput!) {
  createCourse(input: $input) {
    course {
      courseId
      version
      name
      published
    }
    userErrors {
      code
      message
      field
    }
  }
}
`,
    variables: '{ "input": { "fields": { "name": "Tea for beginners", "durationMinutes": 30, "tags": ["tea"] } } }',
  },
  {
    query: `# Sends a course with its content. What is new has a name of yours (clientKey): others mean it by that, and created tells its id.
mutation CreateCourseWithContent($input: CreateCourseInput!) {
  createCourse(input: $input) {
    course {
      courseId
      lectureCount
      totalPoints
    }
    created {
      clientKey
      kind
      rawId
    }
    userErrors {
      code
      message
      field
    }
  }
}
`,
    variables: `{ "input": { "fields": { "name": "Tea for beginners" }, "modules": [{ "name": "Basics", "lectures": [{
  "name": "Water", "content": {
    "sections": [
      { "content": { "richText": { "html": "<p>Water for green tea is not boiling.</p>" } } },
      { "content": { "question": { "question": { "clientKey": "how-hot" } } } }
    ],
    "questions": [{ "clientKey": "how-hot", "text": "How hot is it?",
      "content": { "singleChoice": { "options": ["100 °C", "80 °C"], "correctPosition": 2 } } }]
  }
}] }] } }`,
  },
  {
    query: `# Sections that authors keep for any lecture, with what they hold. For whoever may create courses.
query SavedSections($search: String) {
  savedSections(first: 10, search: $search) {
    totalCount
    nodes {
      savedSectionId
      name
      sectionCount
      createdBy {
        name
      }
      content {
        sections {
          __typename
          ... on AuthoredRichTextSection {
            html
          }
        }
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
`,
    variables: '{ "search": "" }',
  },
  {
    query: `# Keeps a section under a name, so that every author of the workspace can put it into a lecture.
mutation KeepSection($input: CreateSavedSectionInput!) {
  createSavedSection(input: $input) {
    savedSection {
      savedSectionId
      name
    }
    userErrors {
      code
      message
      field
    }
  }
}
`,
    variables: `{ "input": { "name": "Safety first", "content": {
  "sections": [{ "content": { "important": { "title": "Safety first", "html": "<p>Boiling water burns.</p>" } } }],
  "questions": []
} } }`,
  },
  {
    query: `# Adds a person who may create courses. No mail is sent: invitePerson does that, with the userId that comes back.
mutation AddPerson($input: AddPersonInput!) {
  addPerson(input: $input) {
    person {
      userId
      username
      status
      createCourse
    }
    userErrors {
      code
      message
      field
    }
  }
}
`,
    variables: '{ "input": { "username": "new.author@demo.test", "createCourse": true } }',
  },
  {
    query: `# How everything looks and reads for you, on every device. null goes back to the default.
mutation Reading($input: UpdatePreferencesInput!) {
  updatePreferences(input: $input) {
    viewer {
      preferences {
        colorMode
        fontSize
        colorScheme
        imageMode
      }
    }
    userErrors {
      code
      message
      field
    }
  }
}
`,
    variables: '{ "input": { "fontSize": 20, "colorScheme": "BROWN" } }',
  },
];
