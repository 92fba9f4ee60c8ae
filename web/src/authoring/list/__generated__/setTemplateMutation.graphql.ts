/**
 * @generated SignedSource<<8a3d2b792d1d8deeeeb885fdaa16ae0d>>
 * @relayHash 4c1d4a8f2bc125d6e299a095b665a309
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58237735630ba37980071b941a42fc724fb015715a6921ea5f4ce49ee06321bf

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AnswerGrading = "FROM_NOW_ON" | "GIVE_POINT" | "REGRADE";
export type CourseType = "DECISION_TREE" | "EXTERNAL" | "NORMAL" | "SCORM_COURSE";
export type Divider = "BUTTON" | "SCROLL";
export type EmbedSize = "SQUARE" | "STANDARD" | "TALL" | "WIDE";
export type ExplanationType = "HTML" | "JSON" | "TEXT";
export type NavigationMode = "NEXT_BUTTON" | "SCROLL";
export type Side = "LEFT" | "RIGHT";
export type SaveCourseInput = {
  achievements?: ReadonlyArray<AchievementInput> | null | undefined;
  askGrading?: boolean | null | undefined;
  autoSave?: boolean | null | undefined;
  courseId: string;
  dryRun?: boolean | null | undefined;
  fields: CourseFieldsInput;
  force?: boolean | null | undefined;
  grading?: ReadonlyArray<QuestionGradingInput> | null | undefined;
  idempotencyKey?: string | null | undefined;
  lockToken?: number | null | undefined;
  modules?: ReadonlyArray<ModuleInput> | null | undefined;
  version?: number | null | undefined;
};
export type CourseFieldsInput = {
  anonymousAllowed?: boolean | null | undefined;
  availableFromTime?: string | null | undefined;
  availableUntilTime?: string | null | undefined;
  certifiable?: boolean | null | undefined;
  certificateMonths?: number | null | undefined;
  customMetadata?: unknown | null | undefined;
  decisionTree?: DecisionTreeInput | null | undefined;
  description?: string | null | undefined;
  durationMinutes?: number | null | undefined;
  externalUrl?: string | null | undefined;
  forumEnabled?: boolean | null | undefined;
  imageUrl?: string | null | undefined;
  metadata?: CourseMetadataInput | null | undefined;
  miniDescription?: string | null | undefined;
  name?: string | null | undefined;
  passingPercent?: number | null | undefined;
  preEnrollAllowed?: boolean | null | undefined;
  sequentialProgress?: boolean | null | undefined;
  startTime?: string | null | undefined;
  tags?: ReadonlyArray<string> | null | undefined;
  template?: boolean | null | undefined;
  type?: CourseType | null | undefined;
  videoUrl?: string | null | undefined;
  voucherActivated?: boolean | null | undefined;
};
export type CourseMetadataInput = {
  avatars?: ReadonlyArray<CourseAvatarInput> | null | undefined;
  dynamicContentHeight?: boolean | null | undefined;
  fixedContentHeight?: number | null | undefined;
  language?: string | null | undefined;
};
export type CourseAvatarInput = {
  imageUrl?: string | null | undefined;
  name?: string | null | undefined;
};
export type DecisionTreeInput = {
  key: string;
  nodes: ReadonlyArray<DecisionNodeInput>;
  text?: string | null | undefined;
  title: string;
};
export type DecisionNodeInput = {
  content: DecisionNodeContentInput;
  key: string;
  parentKey: string;
};
export type DecisionNodeContentInput = {
  button?: never;
  course?: never;
  option?: never;
  question: DecisionQuestionInput;
} | {
  button?: never;
  course?: never;
  option: DecisionOptionInput;
  question?: never;
} | {
  button: DecisionButtonInput;
  course?: never;
  option?: never;
  question?: never;
} | {
  button?: never;
  course: DecisionCourseInput;
  option?: never;
  question?: never;
};
export type DecisionQuestionInput = {
  text?: string | null | undefined;
  title: string;
};
export type DecisionOptionInput = {
  title: string;
};
export type DecisionButtonInput = {
  link: string;
  text: string;
};
export type DecisionCourseInput = {
  courseId?: string | null | undefined;
};
export type ModuleInput = {
  availableFromTime?: string | null | undefined;
  clientKey?: string | null | undefined;
  description?: string | null | undefined;
  durationMinutes?: number | null | undefined;
  lectures?: ReadonlyArray<LectureInput> | null | undefined;
  moduleId?: string | null | undefined;
  name?: string | null | undefined;
  startTime?: string | null | undefined;
};
export type LectureInput = {
  clientKey?: string | null | undefined;
  content?: LectureContentInput | null | undefined;
  description?: string | null | undefined;
  durationMinutes?: number | null | undefined;
  headerImageUrl?: string | null | undefined;
  lectureId?: string | null | undefined;
  mediaSource?: MediaSourceInput | null | undefined;
  name?: string | null | undefined;
  navigationMode?: NavigationMode | null | undefined;
  questionBank?: QuestionBankInput | null | undefined;
};
export type MediaSourceInput = {
  endTime?: string | null | undefined;
  startTime?: string | null | undefined;
  url: string;
};
export type QuestionBankInput = {
  draws: ReadonlyArray<QuestionBankDrawInput>;
};
export type QuestionBankDrawInput = {
  drawCount: number;
  weight: number;
};
export type LectureContentInput = {
  questions: ReadonlyArray<QuestionInput>;
  sections: ReadonlyArray<SectionInput>;
};
export type SectionInput = {
  clientKey?: string | null | undefined;
  content: SectionContentInput;
  questions?: ReadonlyArray<QuestionReference> | null | undefined;
  sectionId?: string | null | undefined;
};
export type QuestionReference = {
  clientKey?: never;
  questionId: string;
} | {
  clientKey: string;
  questionId?: never;
};
export type SectionContentInput = {
  accordion?: never;
  additionalInfo?: never;
  audio?: never;
  branch?: never;
  button?: never;
  dialog?: never;
  divider?: never;
  embed?: never;
  examples?: never;
  file?: never;
  html?: never;
  imageText?: never;
  important?: never;
  pdf?: never;
  question?: never;
  richText?: never;
  text: TextSectionInput;
  unknown?: never;
  videoText?: never;
} | {
  accordion?: never;
  additionalInfo?: never;
  audio?: never;
  branch?: never;
  button?: never;
  dialog?: never;
  divider?: never;
  embed?: never;
  examples?: never;
  file?: never;
  html: HtmlSectionInput;
  imageText?: never;
  important?: never;
  pdf?: never;
  question?: never;
  richText?: never;
  text?: never;
  unknown?: never;
  videoText?: never;
} | {
  accordion?: never;
  additionalInfo?: never;
  audio?: never;
  branch?: never;
  button?: never;
  dialog?: never;
  divider: Divider;
  embed?: never;
  examples?: never;
  file?: never;
  html?: never;
  imageText?: never;
  important?: never;
  pdf?: never;
  question?: never;
  richText?: never;
  text?: never;
  unknown?: never;
  videoText?: never;
} | {
  accordion?: never;
  additionalInfo?: never;
  audio?: never;
  branch?: never;
  button?: never;
  dialog?: never;
  divider?: never;
  embed?: never;
  examples?: never;
  file?: never;
  html?: never;
  imageText?: never;
  important?: never;
  pdf?: never;
  question?: never;
  richText: RichTextSectionInput;
  text?: never;
  unknown?: never;
  videoText?: never;
} | {
  accordion?: never;
  additionalInfo?: never;
  audio?: never;
  branch?: never;
  button?: never;
  dialog?: never;
  divider?: never;
  embed?: never;
  examples?: never;
  file?: never;
  html?: never;
  imageText?: never;
  important?: never;
  pdf: PdfSectionInput;
  question?: never;
  richText?: never;
  text?: never;
  unknown?: never;
  videoText?: never;
} | {
  accordion?: never;
  additionalInfo?: never;
  audio: AudioSectionInput;
  branch?: never;
  button?: never;
  dialog?: never;
  divider?: never;
  embed?: never;
  examples?: never;
  file?: never;
  html?: never;
  imageText?: never;
  important?: never;
  pdf?: never;
  question?: never;
  richText?: never;
  text?: never;
  unknown?: never;
  videoText?: never;
} | {
  accordion?: never;
  additionalInfo?: never;
  audio?: never;
  branch?: never;
  button?: never;
  dialog?: never;
  divider?: never;
  embed?: never;
  examples?: never;
  file: FileSectionInput;
  html?: never;
  imageText?: never;
  important?: never;
  pdf?: never;
  question?: never;
  richText?: never;
  text?: never;
  unknown?: never;
  videoText?: never;
} | {
  accordion?: never;
  additionalInfo?: never;
  audio?: never;
  branch?: never;
  button?: never;
  dialog?: never;
  divider?: never;
  embed: EmbedSectionInput;
  examples?: never;
  file?: never;
  html?: never;
  imageText?: never;
  important?: never;
  pdf?: never;
  question?: never;
  richText?: never;
  text?: never;
  unknown?: never;
  videoText?: never;
} | {
  accordion?: never;
  additionalInfo?: never;
  audio?: never;
  branch?: never;
  button?: never;
  dialog?: never;
  divider?: never;
  embed?: never;
  examples?: never;
  file?: never;
  html?: never;
  imageText?: never;
  important: TitledSectionInput;
  pdf?: never;
  question?: never;
  richText?: never;
  text?: never;
  unknown?: never;
  videoText?: never;
} | {
  accordion?: never;
  additionalInfo: TitledSectionInput;
  audio?: never;
  branch?: never;
  button?: never;
  dialog?: never;
  divider?: never;
  embed?: never;
  examples?: never;
  file?: never;
  html?: never;
  imageText?: never;
  important?: never;
  pdf?: never;
  question?: never;
  richText?: never;
  text?: never;
  unknown?: never;
  videoText?: never;
} | {
  accordion?: never;
  additionalInfo?: never;
  audio?: never;
  branch?: never;
  button?: never;
  dialog?: never;
  divider?: never;
  embed?: never;
  examples: TitledSectionInput;
  file?: never;
  html?: never;
  imageText?: never;
  important?: never;
  pdf?: never;
  question?: never;
  richText?: never;
  text?: never;
  unknown?: never;
  videoText?: never;
} | {
  accordion?: never;
  additionalInfo?: never;
  audio?: never;
  branch?: never;
  button?: never;
  dialog: DialogSectionInput;
  divider?: never;
  embed?: never;
  examples?: never;
  file?: never;
  html?: never;
  imageText?: never;
  important?: never;
  pdf?: never;
  question?: never;
  richText?: never;
  text?: never;
  unknown?: never;
  videoText?: never;
} | {
  accordion?: never;
  additionalInfo?: never;
  audio?: never;
  branch?: never;
  button?: never;
  dialog?: never;
  divider?: never;
  embed?: never;
  examples?: never;
  file?: never;
  html?: never;
  imageText: ImageTextSectionInput;
  important?: never;
  pdf?: never;
  question?: never;
  richText?: never;
  text?: never;
  unknown?: never;
  videoText?: never;
} | {
  accordion?: never;
  additionalInfo?: never;
  audio?: never;
  branch?: never;
  button?: never;
  dialog?: never;
  divider?: never;
  embed?: never;
  examples?: never;
  file?: never;
  html?: never;
  imageText?: never;
  important?: never;
  pdf?: never;
  question?: never;
  richText?: never;
  text?: never;
  unknown?: never;
  videoText: VideoTextSectionInput;
} | {
  accordion: AccordionSectionInput;
  additionalInfo?: never;
  audio?: never;
  branch?: never;
  button?: never;
  dialog?: never;
  divider?: never;
  embed?: never;
  examples?: never;
  file?: never;
  html?: never;
  imageText?: never;
  important?: never;
  pdf?: never;
  question?: never;
  richText?: never;
  text?: never;
  unknown?: never;
  videoText?: never;
} | {
  accordion?: never;
  additionalInfo?: never;
  audio?: never;
  branch: BranchSectionInput;
  button?: never;
  dialog?: never;
  divider?: never;
  embed?: never;
  examples?: never;
  file?: never;
  html?: never;
  imageText?: never;
  important?: never;
  pdf?: never;
  question?: never;
  richText?: never;
  text?: never;
  unknown?: never;
  videoText?: never;
} | {
  accordion?: never;
  additionalInfo?: never;
  audio?: never;
  branch?: never;
  button: ButtonSectionInput;
  dialog?: never;
  divider?: never;
  embed?: never;
  examples?: never;
  file?: never;
  html?: never;
  imageText?: never;
  important?: never;
  pdf?: never;
  question?: never;
  richText?: never;
  text?: never;
  unknown?: never;
  videoText?: never;
} | {
  accordion?: never;
  additionalInfo?: never;
  audio?: never;
  branch?: never;
  button?: never;
  dialog?: never;
  divider?: never;
  embed?: never;
  examples?: never;
  file?: never;
  html?: never;
  imageText?: never;
  important?: never;
  pdf?: never;
  question: QuestionPlaceInput;
  richText?: never;
  text?: never;
  unknown?: never;
  videoText?: never;
} | {
  accordion?: never;
  additionalInfo?: never;
  audio?: never;
  branch?: never;
  button?: never;
  dialog?: never;
  divider?: never;
  embed?: never;
  examples?: never;
  file?: never;
  html?: never;
  imageText?: never;
  important?: never;
  pdf?: never;
  question?: never;
  richText?: never;
  text?: never;
  unknown: UnknownSectionInput;
  videoText?: never;
};
export type TextSectionInput = {
  text: string;
};
export type HtmlSectionInput = {
  html: string;
};
export type RichTextSectionInput = {
  html: string;
};
export type PdfSectionInput = {
  title?: string | null | undefined;
  url: string;
};
export type AudioSectionInput = {
  title: string;
  transcript: string;
  url: string;
};
export type FileSectionInput = {
  title: string;
  url: string;
};
export type EmbedSectionInput = {
  caption?: string | null | undefined;
  size?: EmbedSize | null | undefined;
  title: string;
  url: string;
};
export type TitledSectionInput = {
  html: string;
  title: string;
};
export type DialogSectionInput = {
  turns: ReadonlyArray<DialogTurnInput>;
};
export type DialogTurnInput = {
  avatarName?: string | null | undefined;
  avatarUrl?: string | null | undefined;
  bubbles: ReadonlyArray<DialogBubbleInput>;
  side?: Side | null | undefined;
  usesOwnPicture?: boolean | null | undefined;
};
export type DialogBubbleInput = {
  audio?: never;
  question?: never;
  text: TextBubbleInput;
  video?: never;
} | {
  audio?: never;
  question?: never;
  text?: never;
  video: MediaBubbleInput;
} | {
  audio: MediaBubbleInput;
  question?: never;
  text?: never;
  video?: never;
} | {
  audio?: never;
  question: QuestionPlaceInput;
  text?: never;
  video?: never;
};
export type TextBubbleInput = {
  html: string;
};
export type MediaBubbleInput = {
  url: string;
};
export type QuestionPlaceInput = {
  question?: QuestionReference | null | undefined;
};
export type ImageTextSectionInput = {
  html: string;
  imageAlt?: string | null | undefined;
  imageColumns?: number | null | undefined;
  imageSide?: Side | null | undefined;
  imageUrl: string;
  textColumns?: number | null | undefined;
};
export type VideoTextSectionInput = {
  captions?: ReadonlyArray<VideoCaptionInput> | null | undefined;
  html: string;
  textColumns?: number | null | undefined;
  transcript?: string | null | undefined;
  videoColumns?: number | null | undefined;
  videoSide?: Side | null | undefined;
  videoUrl: string;
};
export type VideoCaptionInput = {
  label: string;
  language: string;
  vtt: string;
};
export type AccordionSectionInput = {
  items: ReadonlyArray<AccordionItemInput>;
};
export type AccordionItemInput = {
  html: string;
  title: string;
};
export type BranchSectionInput = {
  options: ReadonlyArray<BranchOptionInput>;
};
export type BranchOptionInput = {
  sections: ReadonlyArray<SectionInput>;
  title: string;
};
export type ButtonSectionInput = {
  buttonLink: string;
  buttonText: string;
  className?: string | null | undefined;
  html: string;
};
export type UnknownSectionInput = {
  content?: unknown | null | undefined;
  storedType: string;
};
export type QuestionInput = {
  clientKey?: string | null | undefined;
  content: QuestionContentInput;
  explanation?: ExplanationInput | null | undefined;
  questionId?: string | null | undefined;
  text: string;
  weight?: number | null | undefined;
  wrongLimit?: number | null | undefined;
};
export type ExplanationInput = {
  texts: ReadonlyArray<ExplanationTextInput>;
  type: ExplanationType;
};
export type ExplanationTextInput = {
  content: string;
  key: string;
};
export type QuestionContentInput = {
  categorization?: never;
  multipleAssociation?: never;
  multipleChoice?: never;
  singleChoice: SingleChoiceInput;
  singleOrdering?: never;
} | {
  categorization?: never;
  multipleAssociation?: never;
  multipleChoice: MultipleChoiceInput;
  singleChoice?: never;
  singleOrdering?: never;
} | {
  categorization: PlacementInput;
  multipleAssociation?: never;
  multipleChoice?: never;
  singleChoice?: never;
  singleOrdering?: never;
} | {
  categorization?: never;
  multipleAssociation: PlacementInput;
  multipleChoice?: never;
  singleChoice?: never;
  singleOrdering?: never;
} | {
  categorization?: never;
  multipleAssociation?: never;
  multipleChoice?: never;
  singleChoice?: never;
  singleOrdering: SingleOrderingInput;
};
export type SingleChoiceInput = {
  correctPosition: number;
  list?: boolean | null | undefined;
  optionIds?: ReadonlyArray<number> | null | undefined;
  options: ReadonlyArray<string>;
};
export type MultipleChoiceInput = {
  correctPositions: ReadonlyArray<number>;
  optionIds?: ReadonlyArray<number> | null | undefined;
  options: ReadonlyArray<string>;
};
export type PlacementInput = {
  categories: ReadonlyArray<MappingLabelInput>;
  correctPlacement: ReadonlyArray<CategoryAssignmentInput>;
  items: ReadonlyArray<MappingLabelInput>;
};
export type MappingLabelInput = {
  key: string;
  label: string;
};
export type CategoryAssignmentInput = {
  category: string;
  items: ReadonlyArray<string>;
};
export type SingleOrderingInput = {
  correctOrder: ReadonlyArray<number>;
  optionIds?: ReadonlyArray<number> | null | undefined;
  options: ReadonlyArray<string>;
};
export type AchievementInput = {
  achievementId?: string | null | undefined;
  clientKey?: string | null | undefined;
  condition: AchievementConditionInput;
  description?: string | null | undefined;
  frame?: boolean | null | undefined;
  imageUrl?: string | null | undefined;
  name: string;
};
export type AchievementConditionInput = {
  lecturesCompleted: ReadonlyArray<LectureReference>;
  questionsAnswered?: never;
  questionsAnsweredPercent?: never;
} | {
  lecturesCompleted?: never;
  questionsAnswered: ReadonlyArray<QuestionReference>;
  questionsAnsweredPercent?: never;
} | {
  lecturesCompleted?: never;
  questionsAnswered?: never;
  questionsAnsweredPercent: number;
};
export type LectureReference = {
  clientKey?: never;
  lectureId: string;
} | {
  clientKey: string;
  lectureId?: never;
};
export type QuestionGradingInput = {
  grading: AnswerGrading;
  questionId: string;
};
export type setTemplateMutation$variables = {
  input: SaveCourseInput;
};
export type setTemplateMutation$data = {
  readonly saveCourse: {
    readonly course: {
      readonly version: number;
      readonly " $fragmentSpreads": FragmentRefs<"ChangedCell_course" | "CourseCell_course" | "CourseMenu_course" | "StateCell_course">;
    } | null | undefined;
    readonly lock: {
      readonly holder: {
        readonly name: string;
        readonly userId: number;
        readonly username: string;
      };
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type setTemplateMutation = {
  response: setTemplateMutation$data;
  variables: setTemplateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "username",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "CourseLock",
  "kind": "LinkedField",
  "name": "lock",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Author",
      "kind": "LinkedField",
      "name": "holder",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userId",
          "storageKey": null
        },
        (v3/*:: as any*/),
        (v4/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "userErrors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "params",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "setTemplateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveCoursePayload",
        "kind": "LinkedField",
        "name": "saveCourse",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AuthoredCourse",
            "kind": "LinkedField",
            "name": "course",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CourseCell_course"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "StateCell_course"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ChangedCell_course"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CourseMenu_course"
              }
            ],
            "storageKey": null
          },
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "setTemplateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveCoursePayload",
        "kind": "LinkedField",
        "name": "saveCourse",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AuthoredCourse",
            "kind": "LinkedField",
            "name": "course",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "courseId",
                "storageKey": null
              },
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "type",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "imageUrl",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "moduleCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lectureCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CourseMetadata",
                "kind": "LinkedField",
                "name": "metadata",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "language",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CourseRights",
                "kind": "LinkedField",
                "name": "rights",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "mayEdit",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "mayMakeTemplate",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Tag",
                "kind": "LinkedField",
                "name": "tags",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  (v7/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "published",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "template",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "voucherActivated",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "liveVersion",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "publishTime",
                "storageKey": null
              },
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "updateTime",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Author",
                "kind": "LinkedField",
                "name": "updatedBy",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "learnerCount",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "58237735630ba37980071b941a42fc724fb015715a6921ea5f4ce49ee06321bf",
    "metadata": {},
    "name": "setTemplateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1178a3ffb98764db0cac4f2202d34be5";

export default node;
