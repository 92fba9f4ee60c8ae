/**
 * @generated SignedSource<<70c5155c751bcedd5eb880becd348cbc>>
 * @relayHash bbde33c936589bbf275caf0c1a34b127
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a454e6175acb9cc30c583d65b2499703d8199a0ffec0fd452b9075924248e91

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LecturePageQuery$variables = {
  asLearner: boolean;
  completed: boolean;
  courseId: string;
  lectureId: string;
  reading: boolean;
};
export type LecturePageQuery$data = {
  readonly course: {
    readonly completion?: {
      readonly " $fragmentSpreads": FragmentRefs<"CompletionScreen_course">;
    } | null | undefined;
    readonly reading?: {
      readonly " $fragmentSpreads": FragmentRefs<"LectureScreen_course">;
    } | null | undefined;
    readonly redirect?: {
      readonly " $fragmentSpreads": FragmentRefs<"LectureRedirect_course">;
    } | null | undefined;
  } | null | undefined;
  readonly lecture?: {
    readonly lectureId: number;
    readonly " $fragmentSpreads": FragmentRefs<"LectureScreen_lecture">;
  } | null | undefined;
  readonly viewer?: {
    readonly user: {
      readonly " $fragmentSpreads": FragmentRefs<"CompletionScreen_user">;
    };
  } | null | undefined;
};
export type LecturePageQuery = {
  response: LecturePageQuery$data;
  variables: LecturePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "asLearner"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "completed"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "courseId"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lectureId"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "reading"
},
v5 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "courseId"
  }
],
v6 = [
  {
    "kind": "Variable",
    "name": "asLearner",
    "variableName": "asLearner"
  },
  {
    "kind": "Variable",
    "name": "courseId",
    "variableName": "courseId"
  },
  {
    "kind": "Variable",
    "name": "lectureId",
    "variableName": "lectureId"
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lectureId",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "courseId",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "language",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "seenPercent",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "skipped",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lectureName",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "openQuestionCount",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "time",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "userCourseId",
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phase",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "moduleId",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "durationMinutes",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "concreteType": "CourseMetadata",
  "kind": "LinkedField",
  "name": "metadata",
  "plural": false,
  "selections": [
    (v10/*:: as any*/)
  ],
  "storageKey": null
},
v26 = [
  (v7/*:: as any*/),
  (v22/*:: as any*/),
  (v20/*:: as any*/)
],
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "scorePercent",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "requiredPercent",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v30 = {
  "kind": "InlineFragment",
  "selections": [
    (v20/*:: as any*/)
  ],
  "type": "SectionFields",
  "abstractKey": "__isSectionFields"
},
v31 = {
  "kind": "TypeDiscriminator",
  "abstractKey": "__isSection"
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v33 = {
  "kind": "InlineFragment",
  "selections": [
    (v32/*:: as any*/)
  ],
  "type": "TextSection",
  "abstractKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "html",
  "storageKey": null
},
v35 = [
  (v34/*:: as any*/)
],
v36 = {
  "kind": "InlineFragment",
  "selections": (v35/*:: as any*/),
  "type": "HtmlSection",
  "abstractKey": null
},
v37 = {
  "kind": "InlineFragment",
  "selections": (v35/*:: as any*/),
  "type": "RichTextSection",
  "abstractKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v40 = [
  (v38/*:: as any*/),
  (v39/*:: as any*/)
],
v41 = {
  "kind": "InlineFragment",
  "selections": (v40/*:: as any*/),
  "type": "PdfSection",
  "abstractKey": null
},
v42 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "transcript",
  "storageKey": null
},
v43 = {
  "kind": "InlineFragment",
  "selections": [
    (v38/*:: as any*/),
    (v39/*:: as any*/),
    (v42/*:: as any*/)
  ],
  "type": "AudioSection",
  "abstractKey": null
},
v44 = {
  "kind": "InlineFragment",
  "selections": (v40/*:: as any*/),
  "type": "FileSection",
  "abstractKey": null
},
v45 = {
  "kind": "InlineFragment",
  "selections": [
    (v38/*:: as any*/),
    (v39/*:: as any*/),
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
v46 = [
  (v39/*:: as any*/),
  (v34/*:: as any*/)
],
v47 = {
  "kind": "InlineFragment",
  "selections": (v46/*:: as any*/),
  "type": "ImportantSection",
  "abstractKey": null
},
v48 = {
  "kind": "InlineFragment",
  "selections": (v46/*:: as any*/),
  "type": "AdditionalInfoSection",
  "abstractKey": null
},
v49 = {
  "kind": "InlineFragment",
  "selections": (v46/*:: as any*/),
  "type": "ExamplesSection",
  "abstractKey": null
},
v50 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "textColumns",
  "storageKey": null
},
v51 = {
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
    (v50/*:: as any*/),
    (v34/*:: as any*/)
  ],
  "type": "ImageTextSection",
  "abstractKey": null
},
v52 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v53 = {
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
    (v50/*:: as any*/),
    (v34/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "VideoCaption",
      "kind": "LinkedField",
      "name": "captions",
      "plural": true,
      "selections": [
        (v10/*:: as any*/),
        (v52/*:: as any*/),
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
    (v42/*:: as any*/)
  ],
  "type": "VideoTextSection",
  "abstractKey": null
},
v54 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AccordionItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": (v46/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "AccordionSection",
  "abstractKey": null
},
v55 = {
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
    (v34/*:: as any*/),
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
v56 = {
  "kind": "TypeDiscriminator",
  "abstractKey": "__isQuestion"
},
v57 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "options",
  "storageKey": null
},
v58 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "chosenPosition",
  "storageKey": null
},
v59 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "correctPosition",
  "storageKey": null
},
v60 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "questionId",
  "storageKey": null
},
v61 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "weight",
  "storageKey": null
},
v62 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "wrongLimit",
  "storageKey": null
},
v63 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "wrongCount",
  "storageKey": null
},
v64 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "correct",
  "storageKey": null
},
v65 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "keyChanged",
  "storageKey": null
},
v66 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "regrading",
  "storageKey": null
},
v67 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "courseVersion",
  "storageKey": null
},
v68 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "settled",
  "storageKey": null
},
v69 = {
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
v70 = {
  "kind": "InlineFragment",
  "selections": [
    (v60/*:: as any*/),
    (v23/*:: as any*/),
    (v32/*:: as any*/),
    (v61/*:: as any*/),
    (v62/*:: as any*/),
    (v63/*:: as any*/),
    (v64/*:: as any*/),
    (v65/*:: as any*/),
    (v66/*:: as any*/),
    (v67/*:: as any*/),
    (v68/*:: as any*/),
    (v69/*:: as any*/)
  ],
  "type": "QuestionFields",
  "abstractKey": "__isQuestionFields"
},
v71 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "correctAnswerCount",
  "storageKey": null
},
v72 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "chosenPositions",
  "storageKey": null
},
v73 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "correctPositions",
  "storageKey": null
},
v74 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "key",
    "storageKey": null
  },
  (v52/*:: as any*/)
],
v75 = {
  "alias": null,
  "args": null,
  "concreteType": "MappingLabel",
  "kind": "LinkedField",
  "name": "items",
  "plural": true,
  "selections": (v74/*:: as any*/),
  "storageKey": null
},
v76 = {
  "alias": null,
  "args": null,
  "concreteType": "MappingLabel",
  "kind": "LinkedField",
  "name": "categories",
  "plural": true,
  "selections": (v74/*:: as any*/),
  "storageKey": null
},
v77 = [
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
v78 = {
  "alias": null,
  "args": null,
  "concreteType": "CategoryAssignment",
  "kind": "LinkedField",
  "name": "placement",
  "plural": true,
  "selections": (v77/*:: as any*/),
  "storageKey": null
},
v79 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "correctPartCount",
  "storageKey": null
},
v80 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "partCount",
  "storageKey": null
},
v81 = {
  "alias": null,
  "args": null,
  "concreteType": "CategoryAssignment",
  "kind": "LinkedField",
  "name": "correctPlacement",
  "plural": true,
  "selections": (v77/*:: as any*/),
  "storageKey": null
},
v82 = [
  (v75/*:: as any*/),
  (v76/*:: as any*/),
  (v78/*:: as any*/),
  (v71/*:: as any*/),
  (v79/*:: as any*/),
  (v80/*:: as any*/),
  (v81/*:: as any*/),
  (v70/*:: as any*/)
],
v83 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "givenOrder",
  "storageKey": null
},
v84 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "correctOrder",
  "storageKey": null
},
v85 = {
  "kind": "InlineFragment",
  "selections": [
    (v12/*:: as any*/)
  ],
  "type": "Node",
  "abstractKey": "__isNode"
},
v86 = [
  {
    "alias": null,
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "question",
    "plural": false,
    "selections": [
      (v29/*:: as any*/),
      (v56/*:: as any*/),
      {
        "kind": "InlineFragment",
        "selections": [
          (v57/*:: as any*/),
          (v58/*:: as any*/),
          (v59/*:: as any*/),
          (v70/*:: as any*/)
        ],
        "type": "SingleChoiceQuestion",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v57/*:: as any*/),
          (v71/*:: as any*/),
          (v72/*:: as any*/),
          (v73/*:: as any*/),
          (v70/*:: as any*/)
        ],
        "type": "MultipleChoiceQuestion",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v82/*:: as any*/),
        "type": "CategorizationQuestion",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v82/*:: as any*/),
        "type": "MultipleAssociationQuestion",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v57/*:: as any*/),
          (v83/*:: as any*/),
          (v84/*:: as any*/),
          (v79/*:: as any*/),
          (v80/*:: as any*/),
          (v70/*:: as any*/)
        ],
        "type": "SingleOrderingQuestion",
        "abstractKey": null
      },
      (v85/*:: as any*/)
    ],
    "storageKey": null
  }
],
v87 = {
  "kind": "InlineFragment",
  "selections": (v86/*:: as any*/),
  "type": "QuestionSection",
  "abstractKey": null
},
v88 = [
  (v38/*:: as any*/)
],
v89 = {
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
            (v29/*:: as any*/),
            {
              "kind": "InlineFragment",
              "selections": (v35/*:: as any*/),
              "type": "TextBubble",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v88/*:: as any*/),
              "type": "VideoBubble",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v88/*:: as any*/),
              "type": "AudioBubble",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v86/*:: as any*/),
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
v90 = {
  "kind": "InlineFragment",
  "selections": [
    (v23/*:: as any*/),
    (v32/*:: as any*/),
    (v61/*:: as any*/),
    (v62/*:: as any*/),
    (v63/*:: as any*/),
    (v64/*:: as any*/),
    (v65/*:: as any*/),
    (v66/*:: as any*/),
    (v67/*:: as any*/),
    (v69/*:: as any*/)
  ],
  "type": "QuestionFields",
  "abstractKey": "__isQuestionFields"
},
v91 = [
  (v75/*:: as any*/),
  (v76/*:: as any*/),
  (v78/*:: as any*/),
  (v71/*:: as any*/),
  (v79/*:: as any*/),
  (v80/*:: as any*/),
  (v81/*:: as any*/),
  (v90/*:: as any*/)
],
v92 = {
  "alias": null,
  "args": null,
  "concreteType": "Gate",
  "kind": "LinkedField",
  "name": "gate",
  "plural": false,
  "selections": [
    (v15/*:: as any*/),
    (v7/*:: as any*/),
    (v16/*:: as any*/),
    (v22/*:: as any*/),
    (v17/*:: as any*/),
    (v18/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "LecturePageQuery",
    "selections": [
      {
        "condition": "completed",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "user",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "CompletionScreen_user"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "Course",
        "kind": "LinkedField",
        "name": "course",
        "plural": false,
        "selections": [
          {
            "condition": "reading",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "LectureScreen_course"
                    }
                  ],
                  "type": "Course",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "reading"
              }
            ]
          },
          {
            "condition": "reading",
            "kind": "Condition",
            "passingValue": false,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "LectureRedirect_course"
                    }
                  ],
                  "type": "Course",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "redirect"
              }
            ]
          },
          {
            "condition": "completed",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "CompletionScreen_course"
                    }
                  ],
                  "type": "Course",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "completion"
              }
            ]
          }
        ],
        "storageKey": null
      },
      {
        "condition": "reading",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v6/*:: as any*/),
            "concreteType": "Lecture",
            "kind": "LinkedField",
            "name": "lecture",
            "plural": false,
            "selections": [
              (v7/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "LectureScreen_lecture"
              }
            ],
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "LecturePageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "Course",
        "kind": "LinkedField",
        "name": "course",
        "plural": false,
        "selections": [
          {
            "condition": "reading",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "CourseMetadata",
                "kind": "LinkedField",
                "name": "metadata",
                "plural": false,
                "selections": [
                  (v10/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "dynamicContentHeight",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "fixedContentHeight",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "UserCourse",
                "kind": "LinkedField",
                "name": "viewerUserCourse",
                "plural": false,
                "selections": [
                  (v11/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "finishTime",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ModuleProgress",
                    "kind": "LinkedField",
                    "name": "moduleProgress",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "LectureProgress",
                        "kind": "LinkedField",
                        "name": "lectures",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Lecture",
                            "kind": "LinkedField",
                            "name": "lecture",
                            "plural": false,
                            "selections": [
                              (v7/*:: as any*/),
                              (v12/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v13/*:: as any*/),
                          (v14/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Gate",
                            "kind": "LinkedField",
                            "name": "gate",
                            "plural": false,
                            "selections": [
                              (v15/*:: as any*/),
                              (v7/*:: as any*/),
                              (v16/*:: as any*/),
                              (v17/*:: as any*/),
                              (v18/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v12/*:: as any*/),
                  (v19/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "StudyPosition",
                    "kind": "LinkedField",
                    "name": "lastPosition",
                    "plural": false,
                    "selections": [
                      (v7/*:: as any*/),
                      (v20/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v21/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "expired",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "sequentialProgress",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Module",
                "kind": "LinkedField",
                "name": "modules",
                "plural": true,
                "selections": [
                  (v22/*:: as any*/),
                  (v23/*:: as any*/),
                  (v9/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Lecture",
                    "kind": "LinkedField",
                    "name": "lectures",
                    "plural": true,
                    "selections": [
                      (v7/*:: as any*/),
                      (v9/*:: as any*/),
                      (v24/*:: as any*/),
                      (v12/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v12/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "forumEnabled",
                "storageKey": null
              }
            ]
          },
          {
            "condition": "reading",
            "kind": "Condition",
            "passingValue": false,
            "selections": [
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v25/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Module",
                "kind": "LinkedField",
                "name": "modules",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Lecture",
                    "kind": "LinkedField",
                    "name": "lectures",
                    "plural": true,
                    "selections": [
                      (v7/*:: as any*/),
                      (v22/*:: as any*/),
                      (v12/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v12/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "UserCourse",
                "kind": "LinkedField",
                "name": "viewerUserCourse",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ContinuePoint",
                    "kind": "LinkedField",
                    "name": "continueAt",
                    "plural": false,
                    "selections": (v26/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "StudyPosition",
                    "kind": "LinkedField",
                    "name": "lastPosition",
                    "plural": false,
                    "selections": (v26/*:: as any*/),
                    "storageKey": null
                  },
                  (v12/*:: as any*/)
                ],
                "storageKey": null
              }
            ]
          },
          {
            "condition": "completed",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "miniDescription",
                "storageKey": null
              },
              (v25/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "UserCourse",
                "kind": "LinkedField",
                "name": "viewerUserCourse",
                "plural": false,
                "selections": [
                  (v21/*:: as any*/),
                  (v27/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Certificate",
                    "kind": "LinkedField",
                    "name": "certificate",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "uuid",
                        "storageKey": null
                      },
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "expireTime",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "revokeTime",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "revokeReason",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "holderName",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "courseName",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "courseLanguage",
                        "storageKey": null
                      },
                      (v27/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "issueTime",
                        "storageKey": null
                      },
                      (v24/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "verifyUrl",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "pdfUrl",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "badgeUrl",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CompletionCheck",
                    "kind": "LinkedField",
                    "name": "completion",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "complete",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "certificate",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "noCertificateReason",
                        "storageKey": null
                      },
                      (v27/*:: as any*/),
                      (v28/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "LectureStep",
                        "kind": "LinkedField",
                        "name": "missingLectures",
                        "plural": true,
                        "selections": [
                          (v7/*:: as any*/),
                          (v22/*:: as any*/),
                          (v9/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "moduleName",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v19/*:: as any*/),
                  (v11/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CertificateProgress",
                    "kind": "LinkedField",
                    "name": "certificateProgress",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "pointsPercent",
                        "storageKey": null
                      },
                      (v28/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v12/*:: as any*/)
                ],
                "storageKey": null
              }
            ]
          },
          (v12/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "condition": "completed",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "user",
                "plural": false,
                "selections": [
                  (v9/*:: as any*/),
                  (v12/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "reading",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v6/*:: as any*/),
            "concreteType": "Lecture",
            "kind": "LinkedField",
            "name": "lecture",
            "plural": false,
            "selections": [
              (v7/*:: as any*/),
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "content",
                "plural": false,
                "selections": [
                  (v29/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "readOnly",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": null,
                        "kind": "LinkedField",
                        "name": "sections",
                        "plural": true,
                        "selections": [
                          (v29/*:: as any*/),
                          (v30/*:: as any*/),
                          (v31/*:: as any*/),
                          (v33/*:: as any*/),
                          (v36/*:: as any*/),
                          (v37/*:: as any*/),
                          (v41/*:: as any*/),
                          (v43/*:: as any*/),
                          (v44/*:: as any*/),
                          (v45/*:: as any*/),
                          (v47/*:: as any*/),
                          (v48/*:: as any*/),
                          (v49/*:: as any*/),
                          (v51/*:: as any*/),
                          (v53/*:: as any*/),
                          (v54/*:: as any*/),
                          (v55/*:: as any*/),
                          (v87/*:: as any*/),
                          (v89/*:: as any*/),
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
                                  (v39/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": null,
                                    "kind": "LinkedField",
                                    "name": "sections",
                                    "plural": true,
                                    "selections": [
                                      (v29/*:: as any*/),
                                      (v30/*:: as any*/),
                                      (v31/*:: as any*/),
                                      (v33/*:: as any*/),
                                      (v36/*:: as any*/),
                                      (v37/*:: as any*/),
                                      (v41/*:: as any*/),
                                      (v43/*:: as any*/),
                                      (v44/*:: as any*/),
                                      (v45/*:: as any*/),
                                      (v47/*:: as any*/),
                                      (v48/*:: as any*/),
                                      (v49/*:: as any*/),
                                      (v51/*:: as any*/),
                                      (v53/*:: as any*/),
                                      (v54/*:: as any*/),
                                      (v55/*:: as any*/),
                                      (v87/*:: as any*/),
                                      (v89/*:: as any*/)
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
                          (v29/*:: as any*/),
                          (v56/*:: as any*/),
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              (v68/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "placed",
                                "storageKey": null
                              },
                              (v60/*:: as any*/)
                            ],
                            "type": "QuestionFields",
                            "abstractKey": "__isQuestionFields"
                          },
                          (v85/*:: as any*/),
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              (v57/*:: as any*/),
                              (v58/*:: as any*/),
                              (v59/*:: as any*/),
                              (v90/*:: as any*/)
                            ],
                            "type": "SingleChoiceQuestion",
                            "abstractKey": null
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              (v57/*:: as any*/),
                              (v71/*:: as any*/),
                              (v72/*:: as any*/),
                              (v73/*:: as any*/),
                              (v90/*:: as any*/)
                            ],
                            "type": "MultipleChoiceQuestion",
                            "abstractKey": null
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": (v91/*:: as any*/),
                            "type": "CategorizationQuestion",
                            "abstractKey": null
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": (v91/*:: as any*/),
                            "type": "MultipleAssociationQuestion",
                            "abstractKey": null
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              (v57/*:: as any*/),
                              (v83/*:: as any*/),
                              (v84/*:: as any*/),
                              (v79/*:: as any*/),
                              (v80/*:: as any*/),
                              (v90/*:: as any*/)
                            ],
                            "type": "SingleOrderingQuestion",
                            "abstractKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "VideoPosition",
                        "kind": "LinkedField",
                        "name": "videoPositions",
                        "plural": true,
                        "selections": [
                          (v20/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "seconds",
                            "storageKey": null
                          },
                          (v18/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "type": "LectureContent",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v15/*:: as any*/),
                      (v18/*:: as any*/)
                    ],
                    "type": "ContentWithheld",
                    "abstractKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "navigationMode",
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
                  (v38/*:: as any*/),
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
                "concreteType": "LectureProgress",
                "kind": "LinkedField",
                "name": "progress",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "done",
                    "storageKey": null
                  },
                  (v14/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "doneTime",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "description",
                "storageKey": null
              },
              (v24/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "questionCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "headerImageUrl",
                "storageKey": null
              },
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "sectionCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "LectureStep",
                "kind": "LinkedField",
                "name": "previous",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  (v22/*:: as any*/),
                  (v9/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "LectureStep",
                "kind": "LinkedField",
                "name": "next",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  (v22/*:: as any*/),
                  (v9/*:: as any*/),
                  (v92/*:: as any*/)
                ],
                "storageKey": null
              },
              (v92/*:: as any*/),
              (v12/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "2a454e6175acb9cc30c583d65b2499703d8199a0ffec0fd452b9075924248e91",
    "metadata": {},
    "name": "LecturePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6079f5063aae801158d2650530053c26";

export default node;
