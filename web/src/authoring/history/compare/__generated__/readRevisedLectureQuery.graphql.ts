/**
 * @generated SignedSource<<75705cd1816e6a77b001516ba80611b9>>
 * @relayHash 2f80a3dd2d459924748b018ba02ac611
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f83774c1e61a33932a1a7f579a9b212a4be9d2e197ddb69074a7cf217cc6206

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NavigationMode = "NEXT_BUTTON" | "SCROLL";
export type readRevisedLectureQuery$variables = {
  courseId: string;
  lectureId: string;
  version: number;
};
export type readRevisedLectureQuery$data = {
  readonly authoredCourse: {
    readonly revision: {
      readonly lecture: {
        readonly content: {
          readonly " $fragmentSpreads": FragmentRefs<"readContent_lecture">;
        };
        readonly description: string;
        readonly durationMinutes: number | null | undefined;
        readonly headerImageUrl: string | null | undefined;
        readonly lectureId: number;
        readonly mediaSource: {
          readonly endTime: string | null | undefined;
          readonly startTime: string | null | undefined;
          readonly url: string;
        } | null | undefined;
        readonly name: string;
        readonly navigationMode: NavigationMode;
        readonly questionBank: {
          readonly draws: ReadonlyArray<{
            readonly drawCount: number;
            readonly weight: number;
          }>;
        } | null | undefined;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type readRevisedLectureQuery = {
  response: readRevisedLectureQuery$data;
  variables: readRevisedLectureQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "courseId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lectureId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "version"
},
v3 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "courseId"
  }
],
v4 = [
  {
    "kind": "Variable",
    "name": "version",
    "variableName": "version"
  }
],
v5 = [
  {
    "kind": "Variable",
    "name": "lectureId",
    "variableName": "lectureId"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lectureId",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "durationMinutes",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "headerImageUrl",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "MediaSource",
  "kind": "LinkedField",
  "name": "mediaSource",
  "plural": false,
  "selections": [
    (v11/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endTime",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "navigationMode",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "weight",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "concreteType": "QuestionBank",
  "kind": "LinkedField",
  "name": "questionBank",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "QuestionBankDraw",
      "kind": "LinkedField",
      "name": "draws",
      "plural": true,
      "selections": [
        (v14/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "drawCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sectionId",
  "storageKey": null
},
v17 = {
  "kind": "InlineFragment",
  "selections": [
    (v16/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "questionIds",
      "storageKey": null
    }
  ],
  "type": "AuthoredSectionFields",
  "abstractKey": "__isAuthoredSectionFields"
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "html",
  "storageKey": null
},
v19 = [
  (v18/*:: as any*/)
],
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v21 = [
  (v20/*:: as any*/)
],
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "textColumns",
  "storageKey": null
},
v23 = [
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
    "name": "imageAlt",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "imageSide",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "imageColumns",
    "storageKey": null
  },
  (v22/*:: as any*/),
  (v18/*:: as any*/)
],
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "transcript",
  "storageKey": null
},
v26 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "videoUrl",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "videoSide",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "videoColumns",
    "storageKey": null
  },
  (v22/*:: as any*/),
  (v18/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "VideoCaption",
    "kind": "LinkedField",
    "name": "captions",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "language",
        "storageKey": null
      },
      (v24/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "vtt",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  (v25/*:: as any*/)
],
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "questionId",
  "storageKey": null
},
v28 = [
  (v27/*:: as any*/)
],
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v30 = [
  (v11/*:: as any*/)
],
v31 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "AuthoredDialogTurn",
    "kind": "LinkedField",
    "name": "turns",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "usesOwnPicture",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "side",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "avatarUrl",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "avatarName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "bubbles",
        "plural": true,
        "selections": [
          (v29/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": (v19/*:: as any*/),
            "type": "TextBubble",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v30/*:: as any*/),
            "type": "VideoBubble",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v30/*:: as any*/),
            "type": "AudioBubble",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v28/*:: as any*/),
            "type": "AuthoredQuestionBubble",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v33 = [
  (v32/*:: as any*/),
  (v18/*:: as any*/)
],
v34 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "AccordionItem",
    "kind": "LinkedField",
    "name": "items",
    "plural": true,
    "selections": (v33/*:: as any*/),
    "storageKey": null
  }
],
v35 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "buttonText",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "buttonLink",
    "storageKey": null
  },
  (v18/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "className",
    "storageKey": null
  }
],
v36 = [
  (v11/*:: as any*/),
  (v32/*:: as any*/)
],
v37 = [
  (v11/*:: as any*/),
  (v32/*:: as any*/),
  (v25/*:: as any*/)
],
v38 = [
  (v11/*:: as any*/),
  (v32/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "caption",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "size",
    "storageKey": null
  }
],
v39 = [
  (v16/*:: as any*/)
],
v40 = {
  "kind": "InlineFragment",
  "selections": (v39/*:: as any*/),
  "type": "AuthoredScrollSection",
  "abstractKey": null
},
v41 = {
  "kind": "InlineFragment",
  "selections": (v39/*:: as any*/),
  "type": "AuthoredButtonDividerSection",
  "abstractKey": null
},
v42 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v43 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "content",
  "storageKey": null
},
v44 = [
  (v42/*:: as any*/),
  (v43/*:: as any*/)
],
v45 = {
  "kind": "InlineDataFragmentSpread",
  "name": "readSection_inner",
  "selections": [
    {
      "fragment": (v17/*:: as any*/),
      "kind": "AliasedInlineFragmentSpread",
      "name": "node"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "type_richText",
            "selections": (v19/*:: as any*/),
            "args": null,
            "argumentDefinitions": ([]/*:: as any*/)
          }
        ],
        "type": "AuthoredRichTextSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "richText"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "type_text",
            "selections": (v21/*:: as any*/),
            "args": null,
            "argumentDefinitions": ([]/*:: as any*/)
          }
        ],
        "type": "AuthoredTextSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "text"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "type_imageText",
            "selections": (v23/*:: as any*/),
            "args": null,
            "argumentDefinitions": ([]/*:: as any*/)
          }
        ],
        "type": "AuthoredImageTextSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "imageText"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "type_videoText",
            "selections": (v26/*:: as any*/),
            "args": null,
            "argumentDefinitions": ([]/*:: as any*/)
          }
        ],
        "type": "AuthoredVideoTextSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "videoText"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "type_question",
            "selections": (v28/*:: as any*/),
            "args": null,
            "argumentDefinitions": ([]/*:: as any*/)
          }
        ],
        "type": "AuthoredQuestionSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "question"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "type_dialog",
            "selections": (v31/*:: as any*/),
            "args": null,
            "argumentDefinitions": ([]/*:: as any*/)
          }
        ],
        "type": "AuthoredDialogSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "dialog"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "type_accordion",
            "selections": (v34/*:: as any*/),
            "args": null,
            "argumentDefinitions": ([]/*:: as any*/)
          }
        ],
        "type": "AuthoredAccordionSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "accordion"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "type_important",
            "selections": (v33/*:: as any*/),
            "args": null,
            "argumentDefinitions": ([]/*:: as any*/)
          }
        ],
        "type": "AuthoredImportantSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "important"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "type_additionalInfo",
            "selections": (v33/*:: as any*/),
            "args": null,
            "argumentDefinitions": ([]/*:: as any*/)
          }
        ],
        "type": "AuthoredAdditionalInfoSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "additionalInfo"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "type_examples",
            "selections": (v33/*:: as any*/),
            "args": null,
            "argumentDefinitions": ([]/*:: as any*/)
          }
        ],
        "type": "AuthoredExamplesSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "examples"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "type_button",
            "selections": (v35/*:: as any*/),
            "args": null,
            "argumentDefinitions": ([]/*:: as any*/)
          }
        ],
        "type": "AuthoredButtonSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "button"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "type_pdf",
            "selections": (v36/*:: as any*/),
            "args": null,
            "argumentDefinitions": ([]/*:: as any*/)
          }
        ],
        "type": "AuthoredPdfSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "pdf"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "type_audio",
            "selections": (v37/*:: as any*/),
            "args": null,
            "argumentDefinitions": ([]/*:: as any*/)
          }
        ],
        "type": "AuthoredAudioSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "audio"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "type_file",
            "selections": (v36/*:: as any*/),
            "args": null,
            "argumentDefinitions": ([]/*:: as any*/)
          }
        ],
        "type": "AuthoredFileSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "file"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "type_embed",
            "selections": (v38/*:: as any*/),
            "args": null,
            "argumentDefinitions": ([]/*:: as any*/)
          }
        ],
        "type": "AuthoredEmbedSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "embed"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "type_html",
            "selections": (v19/*:: as any*/),
            "args": null,
            "argumentDefinitions": ([]/*:: as any*/)
          }
        ],
        "type": "AuthoredHtmlSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "html"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "type_divider",
            "selections": [
              (v29/*:: as any*/),
              (v40/*:: as any*/),
              (v41/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": ([]/*:: as any*/)
          }
        ],
        "type": "AuthoredSection",
        "abstractKey": "__isAuthoredSection"
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "divider"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "type_unknown",
            "selections": (v44/*:: as any*/),
            "args": null,
            "argumentDefinitions": ([]/*:: as any*/)
          }
        ],
        "type": "AuthoredUnknownSection",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "unknown"
    }
  ],
  "args": null,
  "argumentDefinitions": ([]/*:: as any*/)
},
v46 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v47 = {
  "kind": "InlineFragment",
  "selections": [
    (v27/*:: as any*/),
    (v20/*:: as any*/),
    (v14/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wrongLimit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AuthoredExplanation",
      "kind": "LinkedField",
      "name": "explanation",
      "plural": false,
      "selections": [
        (v42/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "AuthoredExplanationText",
          "kind": "LinkedField",
          "name": "texts",
          "plural": true,
          "selections": [
            (v46/*:: as any*/),
            (v43/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AuthoredQuestionFields",
  "abstractKey": "__isAuthoredQuestionFields"
},
v48 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "options",
  "storageKey": null
},
v49 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "optionIds",
  "storageKey": null
},
v50 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "list",
    "storageKey": null
  },
  (v48/*:: as any*/),
  (v49/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "correctPosition",
    "storageKey": null
  }
],
v51 = [
  (v48/*:: as any*/),
  (v49/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "correctPositions",
    "storageKey": null
  }
],
v52 = [
  (v46/*:: as any*/),
  (v24/*:: as any*/)
],
v53 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "MappingLabel",
    "kind": "LinkedField",
    "name": "items",
    "plural": true,
    "selections": (v52/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "MappingLabel",
    "kind": "LinkedField",
    "name": "categories",
    "plural": true,
    "selections": (v52/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "CategoryAssignment",
    "kind": "LinkedField",
    "name": "correctPlacement",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "category",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "items",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v54 = [
  (v48/*:: as any*/),
  (v49/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "correctOrder",
    "storageKey": null
  }
],
v55 = {
  "kind": "TypeDiscriminator",
  "abstractKey": "__isAuthoredSection"
},
v56 = {
  "kind": "InlineFragment",
  "selections": (v19/*:: as any*/),
  "type": "AuthoredRichTextSection",
  "abstractKey": null
},
v57 = {
  "kind": "InlineFragment",
  "selections": (v21/*:: as any*/),
  "type": "AuthoredTextSection",
  "abstractKey": null
},
v58 = {
  "kind": "InlineFragment",
  "selections": (v23/*:: as any*/),
  "type": "AuthoredImageTextSection",
  "abstractKey": null
},
v59 = {
  "kind": "InlineFragment",
  "selections": (v26/*:: as any*/),
  "type": "AuthoredVideoTextSection",
  "abstractKey": null
},
v60 = {
  "kind": "InlineFragment",
  "selections": (v28/*:: as any*/),
  "type": "AuthoredQuestionSection",
  "abstractKey": null
},
v61 = {
  "kind": "InlineFragment",
  "selections": (v31/*:: as any*/),
  "type": "AuthoredDialogSection",
  "abstractKey": null
},
v62 = {
  "kind": "InlineFragment",
  "selections": (v34/*:: as any*/),
  "type": "AuthoredAccordionSection",
  "abstractKey": null
},
v63 = {
  "kind": "InlineFragment",
  "selections": (v33/*:: as any*/),
  "type": "AuthoredImportantSection",
  "abstractKey": null
},
v64 = {
  "kind": "InlineFragment",
  "selections": (v33/*:: as any*/),
  "type": "AuthoredAdditionalInfoSection",
  "abstractKey": null
},
v65 = {
  "kind": "InlineFragment",
  "selections": (v33/*:: as any*/),
  "type": "AuthoredExamplesSection",
  "abstractKey": null
},
v66 = {
  "kind": "InlineFragment",
  "selections": (v35/*:: as any*/),
  "type": "AuthoredButtonSection",
  "abstractKey": null
},
v67 = {
  "kind": "InlineFragment",
  "selections": (v36/*:: as any*/),
  "type": "AuthoredPdfSection",
  "abstractKey": null
},
v68 = {
  "kind": "InlineFragment",
  "selections": (v37/*:: as any*/),
  "type": "AuthoredAudioSection",
  "abstractKey": null
},
v69 = {
  "kind": "InlineFragment",
  "selections": (v36/*:: as any*/),
  "type": "AuthoredFileSection",
  "abstractKey": null
},
v70 = {
  "kind": "InlineFragment",
  "selections": (v38/*:: as any*/),
  "type": "AuthoredEmbedSection",
  "abstractKey": null
},
v71 = {
  "kind": "InlineFragment",
  "selections": (v19/*:: as any*/),
  "type": "AuthoredHtmlSection",
  "abstractKey": null
},
v72 = {
  "kind": "InlineFragment",
  "selections": (v44/*:: as any*/),
  "type": "AuthoredUnknownSection",
  "abstractKey": null
},
v73 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "readRevisedLectureQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "AuthoredCourse",
        "kind": "LinkedField",
        "name": "authoredCourse",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "CourseRevision",
            "kind": "LinkedField",
            "name": "revision",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": (v5/*:: as any*/),
                "concreteType": "RevisedLecture",
                "kind": "LinkedField",
                "name": "lecture",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v15/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "AuthoredLectureContent",
                    "kind": "LinkedField",
                    "name": "content",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "InlineDataFragmentSpread",
                        "name": "readContent_lecture",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": null,
                            "kind": "LinkedField",
                            "name": "sections",
                            "plural": true,
                            "selections": [
                              {
                                "kind": "InlineDataFragmentSpread",
                                "name": "readSection_section",
                                "selections": [
                                  (v45/*:: as any*/),
                                  {
                                    "fragment": {
                                      "kind": "InlineFragment",
                                      "selections": [
                                        {
                                          "kind": "InlineDataFragmentSpread",
                                          "name": "type_branch",
                                          "selections": [
                                            {
                                              "alias": null,
                                              "args": null,
                                              "concreteType": "AuthoredBranchOption",
                                              "kind": "LinkedField",
                                              "name": "options",
                                              "plural": true,
                                              "selections": [
                                                (v32/*:: as any*/),
                                                {
                                                  "alias": null,
                                                  "args": null,
                                                  "concreteType": null,
                                                  "kind": "LinkedField",
                                                  "name": "sections",
                                                  "plural": true,
                                                  "selections": [
                                                    (v45/*:: as any*/)
                                                  ],
                                                  "storageKey": null
                                                }
                                              ],
                                              "storageKey": null
                                            }
                                          ],
                                          "args": null,
                                          "argumentDefinitions": []
                                        }
                                      ],
                                      "type": "AuthoredBranchSection",
                                      "abstractKey": null
                                    },
                                    "kind": "AliasedInlineFragmentSpread",
                                    "name": "branch"
                                  }
                                ],
                                "args": null,
                                "argumentDefinitions": []
                              }
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": null,
                            "kind": "LinkedField",
                            "name": "questions",
                            "plural": true,
                            "selections": [
                              {
                                "kind": "InlineDataFragmentSpread",
                                "name": "readQuestion_question",
                                "selections": [
                                  {
                                    "fragment": (v47/*:: as any*/),
                                    "kind": "AliasedInlineFragmentSpread",
                                    "name": "common"
                                  },
                                  {
                                    "fragment": {
                                      "kind": "InlineFragment",
                                      "selections": [
                                        {
                                          "kind": "InlineDataFragmentSpread",
                                          "name": "type_singleChoice",
                                          "selections": (v50/*:: as any*/),
                                          "args": null,
                                          "argumentDefinitions": []
                                        }
                                      ],
                                      "type": "AuthoredSingleChoiceQuestion",
                                      "abstractKey": null
                                    },
                                    "kind": "AliasedInlineFragmentSpread",
                                    "name": "singleChoice"
                                  },
                                  {
                                    "fragment": {
                                      "kind": "InlineFragment",
                                      "selections": [
                                        {
                                          "kind": "InlineDataFragmentSpread",
                                          "name": "type_multipleChoice",
                                          "selections": (v51/*:: as any*/),
                                          "args": null,
                                          "argumentDefinitions": []
                                        }
                                      ],
                                      "type": "AuthoredMultipleChoiceQuestion",
                                      "abstractKey": null
                                    },
                                    "kind": "AliasedInlineFragmentSpread",
                                    "name": "multipleChoice"
                                  },
                                  {
                                    "fragment": {
                                      "kind": "InlineFragment",
                                      "selections": [
                                        {
                                          "kind": "InlineDataFragmentSpread",
                                          "name": "type_categorization",
                                          "selections": (v53/*:: as any*/),
                                          "args": null,
                                          "argumentDefinitions": []
                                        }
                                      ],
                                      "type": "AuthoredCategorizationQuestion",
                                      "abstractKey": null
                                    },
                                    "kind": "AliasedInlineFragmentSpread",
                                    "name": "categorization"
                                  },
                                  {
                                    "fragment": {
                                      "kind": "InlineFragment",
                                      "selections": [
                                        {
                                          "kind": "InlineDataFragmentSpread",
                                          "name": "type_multipleAssociation",
                                          "selections": (v53/*:: as any*/),
                                          "args": null,
                                          "argumentDefinitions": []
                                        }
                                      ],
                                      "type": "AuthoredMultipleAssociationQuestion",
                                      "abstractKey": null
                                    },
                                    "kind": "AliasedInlineFragmentSpread",
                                    "name": "multipleAssociation"
                                  },
                                  {
                                    "fragment": {
                                      "kind": "InlineFragment",
                                      "selections": [
                                        {
                                          "kind": "InlineDataFragmentSpread",
                                          "name": "type_singleOrdering",
                                          "selections": (v54/*:: as any*/),
                                          "args": null,
                                          "argumentDefinitions": []
                                        }
                                      ],
                                      "type": "AuthoredSingleOrderingQuestion",
                                      "abstractKey": null
                                    },
                                    "kind": "AliasedInlineFragmentSpread",
                                    "name": "singleOrdering"
                                  }
                                ],
                                "args": null,
                                "argumentDefinitions": []
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "args": null,
                        "argumentDefinitions": []
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "readRevisedLectureQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "AuthoredCourse",
        "kind": "LinkedField",
        "name": "authoredCourse",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "CourseRevision",
            "kind": "LinkedField",
            "name": "revision",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": (v5/*:: as any*/),
                "concreteType": "RevisedLecture",
                "kind": "LinkedField",
                "name": "lecture",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v15/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "AuthoredLectureContent",
                    "kind": "LinkedField",
                    "name": "content",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": null,
                        "kind": "LinkedField",
                        "name": "sections",
                        "plural": true,
                        "selections": [
                          (v29/*:: as any*/),
                          (v55/*:: as any*/),
                          (v17/*:: as any*/),
                          (v56/*:: as any*/),
                          (v57/*:: as any*/),
                          (v58/*:: as any*/),
                          (v59/*:: as any*/),
                          (v60/*:: as any*/),
                          (v61/*:: as any*/),
                          (v62/*:: as any*/),
                          (v63/*:: as any*/),
                          (v64/*:: as any*/),
                          (v65/*:: as any*/),
                          (v66/*:: as any*/),
                          (v67/*:: as any*/),
                          (v68/*:: as any*/),
                          (v69/*:: as any*/),
                          (v70/*:: as any*/),
                          (v71/*:: as any*/),
                          (v40/*:: as any*/),
                          (v41/*:: as any*/),
                          (v72/*:: as any*/),
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "AuthoredBranchOption",
                                "kind": "LinkedField",
                                "name": "options",
                                "plural": true,
                                "selections": [
                                  (v32/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": null,
                                    "kind": "LinkedField",
                                    "name": "sections",
                                    "plural": true,
                                    "selections": [
                                      (v29/*:: as any*/),
                                      (v55/*:: as any*/),
                                      (v17/*:: as any*/),
                                      (v56/*:: as any*/),
                                      (v57/*:: as any*/),
                                      (v58/*:: as any*/),
                                      (v59/*:: as any*/),
                                      (v60/*:: as any*/),
                                      (v61/*:: as any*/),
                                      (v62/*:: as any*/),
                                      (v63/*:: as any*/),
                                      (v64/*:: as any*/),
                                      (v65/*:: as any*/),
                                      (v66/*:: as any*/),
                                      (v67/*:: as any*/),
                                      (v68/*:: as any*/),
                                      (v69/*:: as any*/),
                                      (v70/*:: as any*/),
                                      (v71/*:: as any*/),
                                      (v40/*:: as any*/),
                                      (v41/*:: as any*/),
                                      (v72/*:: as any*/)
                                    ],
                                    "storageKey": null
                                  }
                                ],
                                "storageKey": null
                              }
                            ],
                            "type": "AuthoredBranchSection",
                            "abstractKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": null,
                        "kind": "LinkedField",
                        "name": "questions",
                        "plural": true,
                        "selections": [
                          (v29/*:: as any*/),
                          {
                            "kind": "TypeDiscriminator",
                            "abstractKey": "__isAuthoredQuestion"
                          },
                          (v47/*:: as any*/),
                          {
                            "kind": "InlineFragment",
                            "selections": (v50/*:: as any*/),
                            "type": "AuthoredSingleChoiceQuestion",
                            "abstractKey": null
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": (v51/*:: as any*/),
                            "type": "AuthoredMultipleChoiceQuestion",
                            "abstractKey": null
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": (v53/*:: as any*/),
                            "type": "AuthoredCategorizationQuestion",
                            "abstractKey": null
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": (v53/*:: as any*/),
                            "type": "AuthoredMultipleAssociationQuestion",
                            "abstractKey": null
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": (v54/*:: as any*/),
                            "type": "AuthoredSingleOrderingQuestion",
                            "abstractKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v73/*:: as any*/)
            ],
            "storageKey": null
          },
          (v73/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2f83774c1e61a33932a1a7f579a9b212a4be9d2e197ddb69074a7cf217cc6206",
    "metadata": {},
    "name": "readRevisedLectureQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "78e7b4386432f6d76ad6daf625383d47";

export default node;
