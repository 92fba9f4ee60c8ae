/**
 * @generated SignedSource<<4700d97dcfe8089d97524cd833a1790d>>
 * @relayHash 4e964b58bcebba936d97f6bb9c718fe7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be740062b3391f2a1eb892de579db38562c37a6247d15d74995e62b71c5acd11

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReviewPageQuery$variables = {
  hasLecture: boolean;
  lectureId: string;
  threadsOf?: string | null | undefined;
  token: string;
};
export type ReviewPageQuery$data = {
  readonly review: {
    readonly courseName: string;
    readonly expireTime: string;
    readonly lecture?: {
      readonly lectureId: number;
      readonly name: string;
      readonly " $fragmentSpreads": FragmentRefs<"GuestLecture_lecture">;
    } | null | undefined;
    readonly linkName: string;
    readonly mayComment: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"GuestOutline_review" | "GuestStart_review" | "NextLecture_review">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useGuestThreads_query">;
};
export type ReviewPageQuery = {
  response: ReviewPageQuery$data;
  variables: ReviewPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasLecture"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lectureId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "threadsOf"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "token"
},
v4 = {
  "kind": "Variable",
  "name": "token",
  "variableName": "token"
},
v5 = [
  (v4/*:: as any*/)
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "linkName",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "expireTime",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mayComment",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "courseName",
  "storageKey": null
},
v10 = [
  {
    "kind": "Variable",
    "name": "lectureId",
    "variableName": "lectureId"
  }
],
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lectureId",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v13 = {
  "kind": "Variable",
  "name": "lectureId",
  "variableName": "threadsOf"
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "durationMinutes",
  "storageKey": null
},
v15 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 50
  },
  (v13/*:: as any*/)
],
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sectionId",
  "storageKey": null
},
v21 = {
  "kind": "InlineFragment",
  "selections": [
    (v20/*:: as any*/)
  ],
  "type": "SectionFields",
  "abstractKey": "__isSectionFields"
},
v22 = {
  "kind": "TypeDiscriminator",
  "abstractKey": "__isSection"
},
v23 = {
  "kind": "InlineFragment",
  "selections": [
    (v16/*:: as any*/)
  ],
  "type": "TextSection",
  "abstractKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "html",
  "storageKey": null
},
v25 = [
  (v24/*:: as any*/)
],
v26 = {
  "kind": "InlineFragment",
  "selections": (v25/*:: as any*/),
  "type": "HtmlSection",
  "abstractKey": null
},
v27 = {
  "kind": "InlineFragment",
  "selections": (v25/*:: as any*/),
  "type": "RichTextSection",
  "abstractKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v29 = [
  (v19/*:: as any*/),
  (v28/*:: as any*/)
],
v30 = {
  "kind": "InlineFragment",
  "selections": (v29/*:: as any*/),
  "type": "PdfSection",
  "abstractKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "transcript",
  "storageKey": null
},
v32 = {
  "kind": "InlineFragment",
  "selections": [
    (v19/*:: as any*/),
    (v28/*:: as any*/),
    (v31/*:: as any*/)
  ],
  "type": "AudioSection",
  "abstractKey": null
},
v33 = {
  "kind": "InlineFragment",
  "selections": (v29/*:: as any*/),
  "type": "FileSection",
  "abstractKey": null
},
v34 = {
  "kind": "InlineFragment",
  "selections": [
    (v19/*:: as any*/),
    (v28/*:: as any*/),
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
  "type": "EmbedSection",
  "abstractKey": null
},
v35 = [
  (v28/*:: as any*/),
  (v24/*:: as any*/)
],
v36 = {
  "kind": "InlineFragment",
  "selections": (v35/*:: as any*/),
  "type": "ImportantSection",
  "abstractKey": null
},
v37 = {
  "kind": "InlineFragment",
  "selections": (v35/*:: as any*/),
  "type": "AdditionalInfoSection",
  "abstractKey": null
},
v38 = {
  "kind": "InlineFragment",
  "selections": (v35/*:: as any*/),
  "type": "ExamplesSection",
  "abstractKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "textColumns",
  "storageKey": null
},
v40 = {
  "kind": "InlineFragment",
  "selections": [
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
    (v39/*:: as any*/),
    (v24/*:: as any*/)
  ],
  "type": "ImageTextSection",
  "abstractKey": null
},
v41 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v42 = {
  "kind": "InlineFragment",
  "selections": [
    (v20/*:: as any*/),
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
      "name": "videoKind",
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
    (v39/*:: as any*/),
    (v24/*:: as any*/),
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
        (v41/*:: as any*/),
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
    (v31/*:: as any*/)
  ],
  "type": "VideoTextSection",
  "abstractKey": null
},
v43 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AccordionItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": (v35/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "AccordionSection",
  "abstractKey": null
},
v44 = {
  "kind": "InlineFragment",
  "selections": [
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
    (v24/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "className",
      "storageKey": null
    }
  ],
  "type": "ButtonSection",
  "abstractKey": null
},
v45 = {
  "kind": "TypeDiscriminator",
  "abstractKey": "__isQuestion"
},
v46 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "options",
  "storageKey": null
},
v47 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "chosenPosition",
  "storageKey": null
},
v48 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "correctPosition",
  "storageKey": null
},
v49 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "questionId",
  "storageKey": null
},
v50 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v51 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "weight",
  "storageKey": null
},
v52 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "wrongLimit",
  "storageKey": null
},
v53 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "wrongCount",
  "storageKey": null
},
v54 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "correct",
  "storageKey": null
},
v55 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "keyChanged",
  "storageKey": null
},
v56 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "regrading",
  "storageKey": null
},
v57 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "courseVersion",
  "storageKey": null
},
v58 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "settled",
  "storageKey": null
},
v59 = {
  "alias": null,
  "args": null,
  "concreteType": "Explanation",
  "kind": "LinkedField",
  "name": "explanations",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "position",
      "storageKey": null
    },
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
      "name": "content",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v60 = {
  "kind": "InlineFragment",
  "selections": [
    (v49/*:: as any*/),
    (v50/*:: as any*/),
    (v16/*:: as any*/),
    (v51/*:: as any*/),
    (v52/*:: as any*/),
    (v53/*:: as any*/),
    (v54/*:: as any*/),
    (v55/*:: as any*/),
    (v56/*:: as any*/),
    (v57/*:: as any*/),
    (v58/*:: as any*/),
    (v59/*:: as any*/)
  ],
  "type": "QuestionFields",
  "abstractKey": "__isQuestionFields"
},
v61 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "correctAnswerCount",
  "storageKey": null
},
v62 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "chosenPositions",
  "storageKey": null
},
v63 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "correctPositions",
  "storageKey": null
},
v64 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "key",
    "storageKey": null
  },
  (v41/*:: as any*/)
],
v65 = {
  "alias": null,
  "args": null,
  "concreteType": "MappingLabel",
  "kind": "LinkedField",
  "name": "items",
  "plural": true,
  "selections": (v64/*:: as any*/),
  "storageKey": null
},
v66 = {
  "alias": null,
  "args": null,
  "concreteType": "MappingLabel",
  "kind": "LinkedField",
  "name": "categories",
  "plural": true,
  "selections": (v64/*:: as any*/),
  "storageKey": null
},
v67 = [
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
v68 = {
  "alias": null,
  "args": null,
  "concreteType": "CategoryAssignment",
  "kind": "LinkedField",
  "name": "placement",
  "plural": true,
  "selections": (v67/*:: as any*/),
  "storageKey": null
},
v69 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "correctPartCount",
  "storageKey": null
},
v70 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "partCount",
  "storageKey": null
},
v71 = {
  "alias": null,
  "args": null,
  "concreteType": "CategoryAssignment",
  "kind": "LinkedField",
  "name": "correctPlacement",
  "plural": true,
  "selections": (v67/*:: as any*/),
  "storageKey": null
},
v72 = [
  (v65/*:: as any*/),
  (v66/*:: as any*/),
  (v68/*:: as any*/),
  (v61/*:: as any*/),
  (v69/*:: as any*/),
  (v70/*:: as any*/),
  (v71/*:: as any*/),
  (v60/*:: as any*/)
],
v73 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "givenOrder",
  "storageKey": null
},
v74 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "correctOrder",
  "storageKey": null
},
v75 = {
  "kind": "InlineFragment",
  "selections": [
    (v17/*:: as any*/)
  ],
  "type": "Node",
  "abstractKey": "__isNode"
},
v76 = [
  {
    "alias": null,
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "question",
    "plural": false,
    "selections": [
      (v18/*:: as any*/),
      (v45/*:: as any*/),
      {
        "kind": "InlineFragment",
        "selections": [
          (v46/*:: as any*/),
          (v47/*:: as any*/),
          (v48/*:: as any*/),
          (v60/*:: as any*/)
        ],
        "type": "SingleChoiceQuestion",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v46/*:: as any*/),
          (v61/*:: as any*/),
          (v62/*:: as any*/),
          (v63/*:: as any*/),
          (v60/*:: as any*/)
        ],
        "type": "MultipleChoiceQuestion",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v72/*:: as any*/),
        "type": "CategorizationQuestion",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v72/*:: as any*/),
        "type": "MultipleAssociationQuestion",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v46/*:: as any*/),
          (v73/*:: as any*/),
          (v74/*:: as any*/),
          (v69/*:: as any*/),
          (v70/*:: as any*/),
          (v60/*:: as any*/)
        ],
        "type": "SingleOrderingQuestion",
        "abstractKey": null
      },
      (v75/*:: as any*/)
    ],
    "storageKey": null
  }
],
v77 = {
  "kind": "InlineFragment",
  "selections": (v76/*:: as any*/),
  "type": "QuestionSection",
  "abstractKey": null
},
v78 = [
  (v19/*:: as any*/)
],
v79 = {
  "kind": "InlineFragment",
  "selections": [
    (v20/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "DialogTurn",
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
            (v18/*:: as any*/),
            {
              "kind": "InlineFragment",
              "selections": (v25/*:: as any*/),
              "type": "TextBubble",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v78/*:: as any*/),
              "type": "VideoBubble",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v78/*:: as any*/),
              "type": "AudioBubble",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v76/*:: as any*/),
              "type": "QuestionBubble",
              "abstractKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DialogSection",
  "abstractKey": null
},
v80 = {
  "kind": "InlineFragment",
  "selections": [
    (v16/*:: as any*/),
    (v51/*:: as any*/),
    (v52/*:: as any*/),
    (v53/*:: as any*/),
    (v54/*:: as any*/),
    (v55/*:: as any*/),
    (v56/*:: as any*/),
    (v57/*:: as any*/),
    (v58/*:: as any*/),
    (v59/*:: as any*/)
  ],
  "type": "QuestionFields",
  "abstractKey": "__isQuestionFields"
},
v81 = [
  (v65/*:: as any*/),
  (v66/*:: as any*/),
  (v68/*:: as any*/),
  (v61/*:: as any*/),
  (v69/*:: as any*/),
  (v70/*:: as any*/),
  (v71/*:: as any*/),
  (v80/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ReviewPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "Review",
        "kind": "LinkedField",
        "name": "review",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "GuestOutline_review"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "GuestStart_review"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "NextLecture_review"
          },
          {
            "condition": "hasLecture",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v10/*:: as any*/),
                "concreteType": "ReviewLecture",
                "kind": "LinkedField",
                "name": "lecture",
                "plural": false,
                "selections": [
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "GuestLecture_lecture"
                  }
                ],
                "storageKey": null
              }
            ]
          }
        ],
        "storageKey": null
      },
      {
        "args": [
          (v13/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "kind": "FragmentSpread",
        "name": "useGuestThreads_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ReviewPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "Review",
        "kind": "LinkedField",
        "name": "review",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ReviewModule",
            "kind": "LinkedField",
            "name": "modules",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "moduleId",
                "storageKey": null
              },
              (v12/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ReviewLectureStep",
                "kind": "LinkedField",
                "name": "lectures",
                "plural": true,
                "selections": [
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v14/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "courseId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "courseDescription",
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v15/*:: as any*/),
            "concreteType": "ReviewThreadConnection",
            "kind": "LinkedField",
            "name": "threads",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ReviewThreadEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ReviewThread",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "threadId",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ReviewAnchor",
                        "kind": "LinkedField",
                        "name": "anchor",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "part",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "partId",
                            "storageKey": null
                          },
                          (v11/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "state",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ReviewQuote",
                        "kind": "LinkedField",
                        "name": "quote",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "exact",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "prefix",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "suffix",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "suggestedText",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "outcome",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ReviewComment",
                        "kind": "LinkedField",
                        "name": "comments",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "commentId",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "authorName",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "writtenByGuest",
                            "storageKey": null
                          },
                          (v6/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "ReviewCommentPiece",
                            "kind": "LinkedField",
                            "name": "pieces",
                            "plural": true,
                            "selections": [
                              (v16/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "mentioned",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "ReviewPerson",
                                "kind": "LinkedField",
                                "name": "person",
                                "plural": false,
                                "selections": [
                                  (v12/*:: as any*/)
                                ],
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "createTime",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "editTime",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      (v17/*:: as any*/),
                      (v18/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "cursor",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PageInfo",
                "kind": "LinkedField",
                "name": "pageInfo",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "endCursor",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hasNextPage",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v15/*:: as any*/),
            "filters": [
              "lectureId"
            ],
            "handle": "connection",
            "key": "useGuestThreads_threads",
            "kind": "LinkedHandle",
            "name": "threads"
          },
          {
            "condition": "hasLecture",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v10/*:: as any*/),
                "concreteType": "ReviewLecture",
                "kind": "LinkedField",
                "name": "lecture",
                "plural": false,
                "selections": [
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "description",
                    "storageKey": null
                  },
                  (v14/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "headerImageUrl",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "MediaSource",
                    "kind": "LinkedField",
                    "name": "mediaSource",
                    "plural": false,
                    "selections": [
                      (v19/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "kind",
                        "storageKey": null
                      },
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
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "LectureContent",
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
                          (v18/*:: as any*/),
                          (v21/*:: as any*/),
                          (v22/*:: as any*/),
                          (v23/*:: as any*/),
                          (v26/*:: as any*/),
                          (v27/*:: as any*/),
                          (v30/*:: as any*/),
                          (v32/*:: as any*/),
                          (v33/*:: as any*/),
                          (v34/*:: as any*/),
                          (v36/*:: as any*/),
                          (v37/*:: as any*/),
                          (v38/*:: as any*/),
                          (v40/*:: as any*/),
                          (v42/*:: as any*/),
                          (v43/*:: as any*/),
                          (v44/*:: as any*/),
                          (v77/*:: as any*/),
                          (v79/*:: as any*/),
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "BranchOption",
                                "kind": "LinkedField",
                                "name": "options",
                                "plural": true,
                                "selections": [
                                  (v28/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": null,
                                    "kind": "LinkedField",
                                    "name": "sections",
                                    "plural": true,
                                    "selections": [
                                      (v18/*:: as any*/),
                                      (v21/*:: as any*/),
                                      (v22/*:: as any*/),
                                      (v23/*:: as any*/),
                                      (v26/*:: as any*/),
                                      (v27/*:: as any*/),
                                      (v30/*:: as any*/),
                                      (v32/*:: as any*/),
                                      (v33/*:: as any*/),
                                      (v34/*:: as any*/),
                                      (v36/*:: as any*/),
                                      (v37/*:: as any*/),
                                      (v38/*:: as any*/),
                                      (v40/*:: as any*/),
                                      (v42/*:: as any*/),
                                      (v43/*:: as any*/),
                                      (v44/*:: as any*/),
                                      (v77/*:: as any*/),
                                      (v79/*:: as any*/)
                                    ],
                                    "storageKey": null
                                  }
                                ],
                                "storageKey": null
                              }
                            ],
                            "type": "BranchSection",
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
                          (v18/*:: as any*/),
                          (v45/*:: as any*/),
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              (v49/*:: as any*/),
                              (v50/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "placed",
                                "storageKey": null
                              }
                            ],
                            "type": "QuestionFields",
                            "abstractKey": "__isQuestionFields"
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              (v46/*:: as any*/),
                              (v47/*:: as any*/),
                              (v48/*:: as any*/),
                              (v80/*:: as any*/)
                            ],
                            "type": "SingleChoiceQuestion",
                            "abstractKey": null
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              (v46/*:: as any*/),
                              (v61/*:: as any*/),
                              (v62/*:: as any*/),
                              (v63/*:: as any*/),
                              (v80/*:: as any*/)
                            ],
                            "type": "MultipleChoiceQuestion",
                            "abstractKey": null
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": (v81/*:: as any*/),
                            "type": "CategorizationQuestion",
                            "abstractKey": null
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": (v81/*:: as any*/),
                            "type": "MultipleAssociationQuestion",
                            "abstractKey": null
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              (v46/*:: as any*/),
                              (v73/*:: as any*/),
                              (v74/*:: as any*/),
                              (v69/*:: as any*/),
                              (v70/*:: as any*/),
                              (v80/*:: as any*/)
                            ],
                            "type": "SingleOrderingQuestion",
                            "abstractKey": null
                          },
                          (v75/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ]
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "be740062b3391f2a1eb892de579db38562c37a6247d15d74995e62b71c5acd11",
    "metadata": {},
    "name": "ReviewPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0f364e1e2003a82a7fe9d9834b2f10b5";

export default node;
