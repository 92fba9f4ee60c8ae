/**
 * @generated SignedSource<<4f565d2d1733cad37ee272ce29a97d85>>
 * @relayHash ee54befb5420b07bea85b1e3d2482a4e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c7be8e607bd3c6e4fd2f77926cecbbe1979c92cffe5e1309c9953724be0d133d

import { ConcreteRequest } from 'relay-runtime';
export type Divider = "BUTTON" | "SCROLL";
export type EmbedSize = "SQUARE" | "STANDARD" | "TALL" | "WIDE";
export type ExplanationType = "HTML" | "JSON" | "TEXT";
export type Side = "LEFT" | "RIGHT";
export type CreateSavedSectionInput = {
  content: LectureContentInput;
  idempotencyKey?: string | null | undefined;
  name: string;
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
export type useSaveSectionsMutation$variables = {
  input: CreateSavedSectionInput;
};
export type useSaveSectionsMutation$data = {
  readonly createSavedSection: {
    readonly savedSection: {
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type useSaveSectionsMutation = {
  response: useSaveSectionsMutation$data;
  variables: useSaveSectionsMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CreateSavedSectionPayload",
    "kind": "LinkedField",
    "name": "createSavedSection",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SavedSection",
        "kind": "LinkedField",
        "name": "savedSection",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveSectionsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveSectionsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c7be8e607bd3c6e4fd2f77926cecbbe1979c92cffe5e1309c9953724be0d133d",
    "metadata": {},
    "name": "useSaveSectionsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3b44176143423222527f1c6b6ee6d5e5";

export default node;
