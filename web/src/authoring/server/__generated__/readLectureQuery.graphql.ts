/**
 * @generated SignedSource<<88e27078b323102ae040344161dbc3a8>>
 * @relayHash bd37d537ac9f41f1b3f3a40f24f1abc5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 295a953a83fe8e7bbb506bca0b82a680c75009de99a2303c3d18b98939b95deb

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type readLectureQuery$variables = {
  courseId: string;
  lectureId: string;
};
export type readLectureQuery$data = {
  readonly authoredLecture: {
    readonly content: {
      readonly " $fragmentSpreads": FragmentRefs<"readContent_lecture">;
    } | null | undefined;
  } | null | undefined;
};
export type readLectureQuery = {
  response: readLectureQuery$data;
  variables: readLectureQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "courseId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "lectureId"
  }
],
v1 = [
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
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sectionId",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    (v2/*:: as any*/),
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
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "html",
  "storageKey": null
},
v5 = [
  (v4/*:: as any*/)
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v7 = [
  (v6/*:: as any*/)
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "textColumns",
  "storageKey": null
},
v9 = [
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
  (v8/*:: as any*/),
  (v4/*:: as any*/)
],
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "transcript",
  "storageKey": null
},
v12 = [
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
  (v8/*:: as any*/),
  (v4/*:: as any*/),
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
      (v10/*:: as any*/),
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
  (v11/*:: as any*/)
],
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "questionId",
  "storageKey": null
},
v14 = [
  (v13/*:: as any*/)
],
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v17 = [
  (v16/*:: as any*/)
],
v18 = [
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
          (v15/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": (v5/*:: as any*/),
            "type": "TextBubble",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v17/*:: as any*/),
            "type": "VideoBubble",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v17/*:: as any*/),
            "type": "AudioBubble",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v14/*:: as any*/),
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
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v20 = [
  (v19/*:: as any*/),
  (v4/*:: as any*/)
],
v21 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "AccordionItem",
    "kind": "LinkedField",
    "name": "items",
    "plural": true,
    "selections": (v20/*:: as any*/),
    "storageKey": null
  }
],
v22 = [
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
  (v4/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "className",
    "storageKey": null
  }
],
v23 = [
  (v16/*:: as any*/),
  (v19/*:: as any*/)
],
v24 = [
  (v16/*:: as any*/),
  (v19/*:: as any*/),
  (v11/*:: as any*/)
],
v25 = [
  (v16/*:: as any*/),
  (v19/*:: as any*/),
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
v26 = [
  (v2/*:: as any*/)
],
v27 = {
  "kind": "InlineFragment",
  "selections": (v26/*:: as any*/),
  "type": "AuthoredScrollSection",
  "abstractKey": null
},
v28 = {
  "kind": "InlineFragment",
  "selections": (v26/*:: as any*/),
  "type": "AuthoredButtonDividerSection",
  "abstractKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "content",
  "storageKey": null
},
v31 = [
  (v29/*:: as any*/),
  (v30/*:: as any*/)
],
v32 = {
  "kind": "InlineDataFragmentSpread",
  "name": "readSection_inner",
  "selections": [
    {
      "fragment": (v3/*:: as any*/),
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
            "selections": (v5/*:: as any*/),
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
            "selections": (v7/*:: as any*/),
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
            "selections": (v9/*:: as any*/),
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
            "selections": (v12/*:: as any*/),
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
            "selections": (v14/*:: as any*/),
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
            "selections": (v18/*:: as any*/),
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
            "selections": (v21/*:: as any*/),
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
            "selections": (v20/*:: as any*/),
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
            "selections": (v20/*:: as any*/),
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
            "selections": (v20/*:: as any*/),
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
            "selections": (v22/*:: as any*/),
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
            "selections": (v23/*:: as any*/),
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
            "selections": (v24/*:: as any*/),
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
            "selections": (v23/*:: as any*/),
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
            "selections": (v25/*:: as any*/),
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
            "selections": (v5/*:: as any*/),
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
              (v15/*:: as any*/),
              (v27/*:: as any*/),
              (v28/*:: as any*/)
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
            "selections": (v31/*:: as any*/),
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
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v34 = {
  "kind": "InlineFragment",
  "selections": [
    (v13/*:: as any*/),
    (v6/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "weight",
      "storageKey": null
    },
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
        (v29/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "AuthoredExplanationText",
          "kind": "LinkedField",
          "name": "texts",
          "plural": true,
          "selections": [
            (v33/*:: as any*/),
            (v30/*:: as any*/)
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
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "options",
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "optionIds",
  "storageKey": null
},
v37 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "list",
    "storageKey": null
  },
  (v35/*:: as any*/),
  (v36/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "correctPosition",
    "storageKey": null
  }
],
v38 = [
  (v35/*:: as any*/),
  (v36/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "correctPositions",
    "storageKey": null
  }
],
v39 = [
  (v33/*:: as any*/),
  (v10/*:: as any*/)
],
v40 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "MappingLabel",
    "kind": "LinkedField",
    "name": "items",
    "plural": true,
    "selections": (v39/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "MappingLabel",
    "kind": "LinkedField",
    "name": "categories",
    "plural": true,
    "selections": (v39/*:: as any*/),
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
v41 = [
  (v35/*:: as any*/),
  (v36/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "correctOrder",
    "storageKey": null
  }
],
v42 = {
  "kind": "TypeDiscriminator",
  "abstractKey": "__isAuthoredSection"
},
v43 = {
  "kind": "InlineFragment",
  "selections": (v5/*:: as any*/),
  "type": "AuthoredRichTextSection",
  "abstractKey": null
},
v44 = {
  "kind": "InlineFragment",
  "selections": (v7/*:: as any*/),
  "type": "AuthoredTextSection",
  "abstractKey": null
},
v45 = {
  "kind": "InlineFragment",
  "selections": (v9/*:: as any*/),
  "type": "AuthoredImageTextSection",
  "abstractKey": null
},
v46 = {
  "kind": "InlineFragment",
  "selections": (v12/*:: as any*/),
  "type": "AuthoredVideoTextSection",
  "abstractKey": null
},
v47 = {
  "kind": "InlineFragment",
  "selections": (v14/*:: as any*/),
  "type": "AuthoredQuestionSection",
  "abstractKey": null
},
v48 = {
  "kind": "InlineFragment",
  "selections": (v18/*:: as any*/),
  "type": "AuthoredDialogSection",
  "abstractKey": null
},
v49 = {
  "kind": "InlineFragment",
  "selections": (v21/*:: as any*/),
  "type": "AuthoredAccordionSection",
  "abstractKey": null
},
v50 = {
  "kind": "InlineFragment",
  "selections": (v20/*:: as any*/),
  "type": "AuthoredImportantSection",
  "abstractKey": null
},
v51 = {
  "kind": "InlineFragment",
  "selections": (v20/*:: as any*/),
  "type": "AuthoredAdditionalInfoSection",
  "abstractKey": null
},
v52 = {
  "kind": "InlineFragment",
  "selections": (v20/*:: as any*/),
  "type": "AuthoredExamplesSection",
  "abstractKey": null
},
v53 = {
  "kind": "InlineFragment",
  "selections": (v22/*:: as any*/),
  "type": "AuthoredButtonSection",
  "abstractKey": null
},
v54 = {
  "kind": "InlineFragment",
  "selections": (v23/*:: as any*/),
  "type": "AuthoredPdfSection",
  "abstractKey": null
},
v55 = {
  "kind": "InlineFragment",
  "selections": (v24/*:: as any*/),
  "type": "AuthoredAudioSection",
  "abstractKey": null
},
v56 = {
  "kind": "InlineFragment",
  "selections": (v23/*:: as any*/),
  "type": "AuthoredFileSection",
  "abstractKey": null
},
v57 = {
  "kind": "InlineFragment",
  "selections": (v25/*:: as any*/),
  "type": "AuthoredEmbedSection",
  "abstractKey": null
},
v58 = {
  "kind": "InlineFragment",
  "selections": (v5/*:: as any*/),
  "type": "AuthoredHtmlSection",
  "abstractKey": null
},
v59 = {
  "kind": "InlineFragment",
  "selections": (v31/*:: as any*/),
  "type": "AuthoredUnknownSection",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "readLectureQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AuthoredLecture",
        "kind": "LinkedField",
        "name": "authoredLecture",
        "plural": false,
        "selections": [
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
                          (v32/*:: as any*/),
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
                                        (v19/*:: as any*/),
                                        {
                                          "alias": null,
                                          "args": null,
                                          "concreteType": null,
                                          "kind": "LinkedField",
                                          "name": "sections",
                                          "plural": true,
                                          "selections": [
                                            (v32/*:: as any*/)
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
                            "fragment": (v34/*:: as any*/),
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
                                  "selections": (v37/*:: as any*/),
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
                                  "selections": (v38/*:: as any*/),
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
                                  "selections": (v40/*:: as any*/),
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
                                  "selections": (v40/*:: as any*/),
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
                                  "selections": (v41/*:: as any*/),
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
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "readLectureQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AuthoredLecture",
        "kind": "LinkedField",
        "name": "authoredLecture",
        "plural": false,
        "selections": [
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
                  (v15/*:: as any*/),
                  (v42/*:: as any*/),
                  (v3/*:: as any*/),
                  (v43/*:: as any*/),
                  (v44/*:: as any*/),
                  (v45/*:: as any*/),
                  (v46/*:: as any*/),
                  (v47/*:: as any*/),
                  (v48/*:: as any*/),
                  (v49/*:: as any*/),
                  (v50/*:: as any*/),
                  (v51/*:: as any*/),
                  (v52/*:: as any*/),
                  (v53/*:: as any*/),
                  (v54/*:: as any*/),
                  (v55/*:: as any*/),
                  (v56/*:: as any*/),
                  (v57/*:: as any*/),
                  (v58/*:: as any*/),
                  (v27/*:: as any*/),
                  (v28/*:: as any*/),
                  (v59/*:: as any*/),
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
                          (v19/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": null,
                            "kind": "LinkedField",
                            "name": "sections",
                            "plural": true,
                            "selections": [
                              (v15/*:: as any*/),
                              (v42/*:: as any*/),
                              (v3/*:: as any*/),
                              (v43/*:: as any*/),
                              (v44/*:: as any*/),
                              (v45/*:: as any*/),
                              (v46/*:: as any*/),
                              (v47/*:: as any*/),
                              (v48/*:: as any*/),
                              (v49/*:: as any*/),
                              (v50/*:: as any*/),
                              (v51/*:: as any*/),
                              (v52/*:: as any*/),
                              (v53/*:: as any*/),
                              (v54/*:: as any*/),
                              (v55/*:: as any*/),
                              (v56/*:: as any*/),
                              (v57/*:: as any*/),
                              (v58/*:: as any*/),
                              (v27/*:: as any*/),
                              (v28/*:: as any*/),
                              (v59/*:: as any*/)
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
                  (v15/*:: as any*/),
                  {
                    "kind": "TypeDiscriminator",
                    "abstractKey": "__isAuthoredQuestion"
                  },
                  (v34/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": (v37/*:: as any*/),
                    "type": "AuthoredSingleChoiceQuestion",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": (v38/*:: as any*/),
                    "type": "AuthoredMultipleChoiceQuestion",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": (v40/*:: as any*/),
                    "type": "AuthoredCategorizationQuestion",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": (v40/*:: as any*/),
                    "type": "AuthoredMultipleAssociationQuestion",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": (v41/*:: as any*/),
                    "type": "AuthoredSingleOrderingQuestion",
                    "abstractKey": null
                  }
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
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "295a953a83fe8e7bbb506bca0b82a680c75009de99a2303c3d18b98939b95deb",
    "metadata": {},
    "name": "readLectureQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e26db8d1193b43455ecc643e96616c96";

export default node;
