/** What is measured: one GraphQL operation and the REST calls that the raw proxy passes for the same data. */
export interface BenchOperation {
  readonly name: string;
  /** First word of the host that the caller names: the stand-in decides by it how the catalogue behaves. */
  readonly mode: 'changing' | 'plain' | 'etag';
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly signedIn: boolean;
  readonly rest: readonly { readonly method: 'GET' | 'POST'; readonly path: string; readonly body?: unknown }[];
  /** Requests of one round. */
  readonly requests: number;
  readonly goal: number;
}

const courseFields = `courseId name miniDescription imageUrl durationMinutes timing certifiable passingPercent tags { id name }
  modules { id number name lectures { id number name lectureType durationMinutes } }`;

const cataloguePath = '/api/v1/public/courses?page=0&size=25&q=template%3D%3Dfalse&include=outline';
const catalogueQuery = `query Catalogue { courses(first: 25) { totalCount nodes { id ${courseFields} } pageInfo { hasNextPage endCursor } } }`;
const joinIds = Array.from({ length: 25 }, (_x, i) => 300 + i).join(',');

export const operations: readonly BenchOperation[] = [
  {
    name: 'catalogue, changed at each call',
    mode: 'changing',
    query: catalogueQuery,
    variables: {},
    signedIn: false,
    rest: [{ method: 'GET', path: cataloguePath }],
    requests: 300,
    goal: 1.8,
  },
  {
    name: 'catalogue, unchanged, without validators',
    mode: 'plain',
    query: catalogueQuery,
    variables: {},
    signedIn: false,
    rest: [{ method: 'GET', path: cataloguePath }],
    requests: 300,
    goal: 0.6,
  },
  {
    name: 'catalogue, revalidated by ETag',
    mode: 'etag',
    query: catalogueQuery,
    variables: {},
    signedIn: false,
    rest: [{ method: 'GET', path: cataloguePath }],
    requests: 500,
    goal: 0.4,
  },
  {
    name: 'catalogue + batched join, changed at each call',
    mode: 'changing',
    query: `query CatalogueWithMine { courses(first: 25) { nodes { id ${courseFields} viewerUserCourse { id phase scorePercent } } } }`,
    variables: {},
    signedIn: true,
    rest: [
      { method: 'GET', path: cataloguePath },
      { method: 'GET', path: `/api/v1/secured/usercourses?page=0&size=1000&q=courseId%3Din%3D(${joinIds})` },
    ],
    requests: 300,
    goal: 1.9,
  },
  {
    name: 'course page with progress',
    mode: 'plain',
    query: `query CoursePage($id: ID!) { node(id: $id) { ... on UserCourse { id phase scorePercent seenPercent level remainingMinutes
      stats { lectureCount moduleCount correctQuestionCount seenLectureCount }
      course { id courseId name description certifiable passingPercent }
      nextLecture { lectureId moduleId name moduleName }
      moduleProgress { done status correctPoints totalPoints module { id number name }
        lectures { done status totalPoints gate { reason lectureName time } lecture { id lectureId number name lectureType durationMinutes } } } } } }`,
    variables: { id: Buffer.from('UserCourse:77').toString('base64url') },
    signedIn: true,
    rest: [{ method: 'GET', path: '/api/v1/secured/usercourses?page=0&size=1&q=id%3Din%3D(77)&include=outline' }],
    requests: 1_000,
    goal: 2,
  },
  {
    name: 'answer',
    mode: 'plain',
    query: `mutation Answer($input: AnswerQuestionInput!) { answerQuestion(input: $input) { correct
      question { ... on QuestionFields { id settled explanations { position content } } }
      lecture { id progress { done status } next { lectureId gate { reason } } }
      userCourse { id scorePercent seenPercent level } userErrors { code message } } }`,
    variables: { input: { userCourseId: 77, questionId: 1010, answer: { positions: [2] } } },
    signedIn: true,
    rest: [{ method: 'POST', path: '/api/v1/secured/usercourses/77/questionanswer/1010', body: { userAnswer: [2] } }],
    requests: 1_000,
    goal: 1.8,
  },
];
