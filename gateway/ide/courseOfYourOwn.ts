import type { Example } from './example.ts';

const author = 'author@demo.test';
const learner = 'learner@demo.test';
const admin = 'admin@demo.test';

/** What a course goes through, from its first save to its figures: each tab takes ids from those before it. */
export const courseOfYourOwn: readonly Example[] = [
  {
    as: author,
    query: `# Sends a course with a question of each kind. Each run makes another course; nobody sees it before PublishCourse.
# What is new has a name of yours (clientKey): others mean it by that, and created tells its id.
mutation CreateCourse($input: CreateCourseInput!) {
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
    variables: `{ "input": { "fields": { "name": "Tea for beginners", "durationMinutes": 30, "tags": ["tea"], "certifiable": true, "passingPercent": 50 },
"modules": [{ "name": "Basics", "lectures": [{ "clientKey": "water", "name": "Water", "content": {
  "sections": [
    { "content": { "richText": { "html": "<p>Water for green tea is not boiling.</p>" } } },
    { "content": { "question": { "question": { "clientKey": "how-hot" } } } },
    { "content": { "question": { "question": { "clientKey": "which-are-tea" } } } },
    { "content": { "question": { "question": { "clientKey": "in-which-order" } } } },
    { "content": { "question": { "question": { "clientKey": "how-long" } } } }
  ],
  "questions": [
    { "clientKey": "how-hot", "text": "How hot is it?",
      "content": { "singleChoice": { "options": ["100 °C", "80 °C"], "correctPosition": 2 } } },
    { "clientKey": "which-are-tea", "text": "Which of these are tea?",
      "content": { "multipleChoice": { "options": ["Sencha", "Espresso", "Assam"], "correctPositions": [1, 3] } } },
    { "clientKey": "in-which-order", "text": "What comes first?",
      "content": { "singleOrdering": { "options": ["Pour", "Heat", "Drink"], "correctOrder": [2, 1, 3] } } },
    { "clientKey": "how-long", "text": "How long does it draw?",
      "content": { "categorization": {
        "items": [{ "key": "sencha", "label": "Sencha" }, { "key": "assam", "label": "Assam" }],
        "categories": [{ "key": "two", "label": "Two minutes" }, { "key": "four", "label": "Four minutes" }],
        "correctPlacement": [{ "category": "two", "items": ["sencha"] }, { "category": "four", "items": ["assam"] }] } } }
  ]
} }] }] } }`,
  },
  {
    as: author,
    query: `# Puts the course into the catalogue. Replace what stands in angle brackets, its quotes included, by what the tab of that name answered.
mutation PublishCourse($input: PublishCourseInput!) {
  publishCourse(input: $input) {
    course {
      courseId
      version
      published
    }
    userErrors {
      code
      message
    }
  }
}
`,
    variables: '{ "input": { "courseId": "<courseId of CreateCourse>" } }',
  },
  {
    as: learner,
    query: `# Enrols you. Who is enrolled already gets the same user course again.
mutation Enrol($input: EnrolInput!) {
  enrol(input: $input) {
    userCourse {
      userCourseId
      phase
      correctPoints
      totalPoints
    }
    userErrors {
      code
      message
    }
  }
}
`,
    variables: '{ "input": { "courseId": "<courseId of CreateCourse>" } }',
  },
  {
    as: learner,
    query: `# Answers a question of each kind, one after the other: positions of a choice, an order of all, a place for each.
# A right answer settles its question: the same again is answered alike.
mutation AnswerEachKind(
  $singleChoice: AnswerQuestionInput!
  $multipleChoice: AnswerQuestionInput!
  $ordering: AnswerQuestionInput!
  $placement: AnswerQuestionInput!
) {
  singleChoice: answerQuestion(input: $singleChoice) {
    ...outcome
  }
  multipleChoice: answerQuestion(input: $multipleChoice) {
    ...outcome
  }
  ordering: answerQuestion(input: $ordering) {
    ...outcome
  }
  placement: answerQuestion(input: $placement) {
    ...outcome
  }
}

fragment outcome on AnswerQuestionPayload {
  correct
  question {
    ... on QuestionFields {
      questionId
      settled
    }
  }
  userCourse {
    scorePercent
  }
  userErrors {
    code
    message
  }
}
`,
    variables: `{
  "singleChoice": { "userCourseId": "<userCourseId of Enrol>", "questionId": "<how-hot of CreateCourse>",
    "answer": { "positions": [2] } },
  "multipleChoice": { "userCourseId": "<userCourseId of Enrol>", "questionId": "<which-are-tea of CreateCourse>",
    "answer": { "positions": [1, 3] } },
  "ordering": { "userCourseId": "<userCourseId of Enrol>", "questionId": "<in-which-order of CreateCourse>",
    "answer": { "order": [2, 1, 3] } },
  "placement": { "userCourseId": "<userCourseId of Enrol>", "questionId": "<how-long of CreateCourse>",
    "answer": { "placement": [{ "category": "two", "items": ["sencha"] }, { "category": "four", "items": ["assam"] }] } }
}`,
  },
  {
    as: learner,
    query: `# Says that you have seen the lecture. Saying it again changes nothing.
mutation MarkLectureSeen($input: MarkLectureSeenInput!) {
  markLectureSeen(input: $input) {
    lecture {
      progress {
        done
      }
    }
    userCourse {
      seenPercent
      completion {
        complete
        certificate
      }
    }
    userErrors {
      code
      message
    }
  }
}
`,
    variables: '{ "input": { "userCourseId": "<userCourseId of Enrol>", "lectureId": "<water of CreateCourse>" } }',
  },
  {
    as: learner,
    query: `# Completes the course, for a certificate in the name of your settings. It is for good, and done once.
mutation CompleteCourse($input: CompleteCourseInput!) {
  completeCourse(input: $input) {
    userCourse {
      phase
    }
    certificate {
      uuid
      holderName
      verifyUrl
      pdfUrl
    }
    userErrors {
      code
      message
    }
  }
}
`,
    variables: `{ "input": { "userCourseId": "<userCourseId of Enrol>", "holderName": "Mira Costa",
  "idempotencyKey": "complete-<userCourseId of Enrol>" } }`,
  },
  {
    as: author,
    query: `# Locks the course, so that nobody else saves meanwhile. A lock lasts 30 seconds: asking again makes it last.
mutation LockCourse($input: LockCourseInput!) {
  lockCourse(input: $input) {
    lockToken
    lock {
      endTime
      holder {
        name
      }
    }
    userErrors {
      code
      message
    }
  }
}
`,
    variables: '{ "input": { "courseId": "<courseId of CreateCourse>" } }',
  },
  {
    as: author,
    query: `# Saves what changes, on the version that you have read. Learners see it at once.
mutation SaveCourse($input: SaveCourseInput!) {
  saveCourse(input: $input) {
    course {
      version
      miniDescription
    }
    currentVersion
    userErrors {
      code
      message
      field
    }
  }
}
`,
    variables: `{ "input": { "courseId": "<courseId of CreateCourse>", "version": "<version of PublishCourse>", "lockToken": "<lockToken of LockCourse>",
  "fields": { "miniDescription": "Water, leaves and patience." } } }`,
  },
  {
    as: author,
    query: `# Gives the lock back.
mutation UnlockCourse($input: UnlockCourseInput!) {
  unlockCourse(input: $input) {
    unlocked
    userErrors {
      code
      message
    }
  }
}
`,
    variables: '{ "input": { "courseId": "<courseId of CreateCourse>", "lockToken": "<lockToken of LockCourse>" } }',
  },
  {
    as: admin,
    query: `# Makes a campaign whose vouchers enrol in a course. With the same key it is made once.
mutation CreateCampaign($input: CreateCampaignInput!) {
  createCampaign(input: $input) {
    campaign {
      campaignId
      status
      course {
        name
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
    variables: `{ "input": { "name": "Tea week", "courseId": "<courseId of CreateCourse>", "redeemType": "UNIQUE_CODE", "active": true,
  "idempotencyKey": "tea-week-<courseId of CreateCourse>" } }`,
  },
  {
    as: admin,
    query: `# Makes vouchers: two more each time that it is run. csvUrl is the address of all of them as a file.
mutation CreateVouchers($input: CreateVouchersInput!) {
  createVouchers(input: $input) {
    vouchers {
      code
      redeemUrl
    }
    campaign {
      voucherCount
      vouchers {
        csvUrl
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
    variables: '{ "input": { "campaignId": "<campaignId of CreateCampaign>", "voucherCount": 2 } }',
  },
  {
    as: learner,
    query: `# Redeems a voucher, which enrols you. A code of one use is spent by it.
mutation RedeemVoucher($input: RedeemVoucherInput!) {
  redeemVoucher(input: $input) {
    userCourse {
      userCourseId
      phase
    }
    course {
      courseId
      name
    }
    userErrors {
      code
      message
    }
  }
}
`,
    variables: '{ "input": { "code": "<code of CreateVouchers>" } }',
  },
  {
    as: admin,
    query: `# How the campaign went.
query CampaignUsage($campaignId: ID!) {
  campaign(id: $campaignId) {
    name
    voucherCount
    usageCount
    redemptions(first: 10) {
      totalCount
    }
    usage {
      date
      usageCount
    }
  }
}
`,
    variables: '{ "campaignId": "<campaignId of CreateCampaign>" }',
  },
  {
    as: admin,
    query: `# What happened in the workspace, counted: in all, course by course, and day by day.
query Analytics($startTime: DateTime) {
  workspace {
    analytics {
      allTotals(startTime: $startTime) {
        type
        values {
          measure
          value
        }
      }
      facts(type: USER_COURSE, startTime: $startTime, first: 10) {
        nodes {
          courseId
          name
          values {
            measure
            value
          }
        }
      }
      series(type: QUESTION_ANSWER, aggregation: DAY, startTime: $startTime) {
        time
        value
      }
    }
  }
}
`,
    variables: '{ "startTime": "2026-01-01T00:00:00Z" }',
  },
];
