import { courseOfYourOwn } from './courseOfYourOwn.ts';
import type { Example } from './example.ts';

/** Operations that run in this order against the demo content; they open as tabs. */
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
    as: 'learner@demo.test',
    query: `# What you are studying.
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
    as: 'admin@demo.test',
    query: `# Who is in the workspace, with their rights. For admins.
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
    as: 'author@demo.test',
    query: `# The courses that you work on, as someone who may create courses: the last saved first, with who edits now.
query AuthoredCourses($filter: AuthoredCourseFilter) {
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
    as: 'author@demo.test',
    query: `# One course to work on: its structure and what you may do.
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
  ...courseOfYourOwn,
  {
    as: 'author@demo.test',
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
    as: 'author@demo.test',
    query: `# Keeps a section under a name, so that every author of the workspace can put it into a lecture. Each run keeps another one.
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
    as: 'admin@demo.test',
    query: `# Who has a course open, and who holds its lock: now and after each change, until you stop it. Open the course in the editor meanwhile.
subscription WatchPresence($courseId: ID!) {
  coursePresence(courseId: $courseId) {
    lock {
      holder {
        name
      }
    }
    others {
      author {
        name
      }
      editing
    }
  }
}
`,
    variables: '{ "courseId": "<courseId of Catalogue>" }',
  },
  {
    as: 'admin@demo.test',
    query: `# Adds a person who may create courses. No mail is sent: invitePerson does that, with the userId that comes back.
# Who is added already is refused with CONFLICT.
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
    as: 'learner@demo.test',
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
