/**
 * @generated SignedSource<<ef1749a2706db729d29b7d88d282d38c>>
 * @relayHash c9243fbccf661339a521ad3a778d8b4e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4af43688f6053ca4d6d513e6fdc2a9e958668c587475c1259a9e3aa808e77a57

import { ConcreteRequest } from 'relay-runtime';
export type ExplanationType = "HTML" | "JSON" | "TEXT";
export type Side = "LEFT" | "RIGHT";
export type readSavedSectionQuery$variables = {
  id: string;
};
export type readSavedSectionQuery$data = {
  readonly savedSection: {
    readonly content: {
      readonly questions: ReadonlyArray<{
        readonly __typename: string;
        readonly categories?: ReadonlyArray<{
          readonly key: string;
          readonly label: string;
        }>;
        readonly correctOrder?: ReadonlyArray<number>;
        readonly correctPlacement?: ReadonlyArray<{
          readonly category: string;
          readonly items: ReadonlyArray<string>;
        }>;
        readonly correctPosition?: number;
        readonly correctPositions?: ReadonlyArray<number>;
        readonly explanation?: {
          readonly texts: ReadonlyArray<{
            readonly content: string;
            readonly key: string;
          }>;
          readonly type: ExplanationType;
        } | null | undefined;
        readonly items?: ReadonlyArray<{
          readonly key: string;
          readonly label: string;
        }>;
        readonly list?: boolean;
        readonly options?: ReadonlyArray<string>;
        readonly questionId?: number;
        readonly text?: string;
        readonly weight?: number;
        readonly wrongLimit?: number;
      }>;
      readonly sections: ReadonlyArray<{
        readonly __typename: string;
        readonly buttonLink?: string;
        readonly buttonText?: string;
        readonly captions?: ReadonlyArray<{
          readonly label: string;
          readonly language: string;
          readonly vtt: string;
        }>;
        readonly className?: string;
        readonly content?: unknown | null | undefined;
        readonly html?: string;
        readonly imageAlt?: string;
        readonly imageColumns?: number;
        readonly imageSide?: Side;
        readonly imageUrl?: string;
        readonly items?: ReadonlyArray<{
          readonly html: string;
          readonly title: string;
        }>;
        readonly options?: ReadonlyArray<{
          readonly sections: ReadonlyArray<{
            readonly __typename: string;
            readonly buttonLink?: string;
            readonly buttonText?: string;
            readonly captions?: ReadonlyArray<{
              readonly label: string;
              readonly language: string;
              readonly vtt: string;
            }>;
            readonly className?: string;
            readonly content?: unknown | null | undefined;
            readonly html?: string;
            readonly imageAlt?: string;
            readonly imageColumns?: number;
            readonly imageSide?: Side;
            readonly imageUrl?: string;
            readonly items?: ReadonlyArray<{
              readonly html: string;
              readonly title: string;
            }>;
            readonly questionId?: number | null | undefined;
            readonly questionIds?: ReadonlyArray<number>;
            readonly sectionId?: number;
            readonly text?: string;
            readonly textColumns?: number;
            readonly title?: string;
            readonly transcript?: string;
            readonly turns?: ReadonlyArray<{
              readonly avatarName: string | null | undefined;
              readonly avatarUrl: string | null | undefined;
              readonly bubbles: ReadonlyArray<{
                readonly __typename: "AudioBubble";
                readonly url: string;
              } | {
                readonly __typename: "AuthoredQuestionBubble";
                readonly questionId: number | null | undefined;
              } | {
                readonly __typename: "TextBubble";
                readonly html: string;
              } | {
                readonly __typename: "VideoBubble";
                readonly url: string;
              } | {
                // This will never be '%other', but we need some
                // value in case none of the concrete values match.
                readonly __typename: "%other";
              }>;
              readonly side: Side;
              readonly usesOwnPicture: boolean;
            }>;
            readonly type?: string;
            readonly url?: string;
            readonly videoColumns?: number;
            readonly videoSide?: Side;
            readonly videoUrl?: string;
          }>;
          readonly title: string;
        }>;
        readonly questionId?: number | null | undefined;
        readonly questionIds?: ReadonlyArray<number>;
        readonly sectionId?: number;
        readonly text?: string;
        readonly textColumns?: number;
        readonly title?: string;
        readonly transcript?: string;
        readonly turns?: ReadonlyArray<{
          readonly avatarName: string | null | undefined;
          readonly avatarUrl: string | null | undefined;
          readonly bubbles: ReadonlyArray<{
            readonly __typename: "AudioBubble";
            readonly url: string;
          } | {
            readonly __typename: "AuthoredQuestionBubble";
            readonly questionId: number | null | undefined;
          } | {
            readonly __typename: "TextBubble";
            readonly html: string;
          } | {
            readonly __typename: "VideoBubble";
            readonly url: string;
          } | {
            // This will never be '%other', but we need some
            // value in case none of the concrete values match.
            readonly __typename: "%other";
          }>;
          readonly side: Side;
          readonly usesOwnPicture: boolean;
        }>;
        readonly type?: string;
        readonly url?: string;
        readonly videoColumns?: number;
        readonly videoSide?: Side;
        readonly videoUrl?: string;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type readSavedSectionQuery = {
  response: readSavedSectionQuery$data;
  variables: readSavedSectionQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sectionId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "questionIds",
  "storageKey": null
},
v5 = {
  "kind": "InlineFragment",
  "selections": [
    (v3/*:: as any*/),
    (v4/*:: as any*/)
  ],
  "type": "AuthoredSectionFields",
  "abstractKey": "__isAuthoredSectionFields"
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v7 = {
  "kind": "InlineFragment",
  "selections": [
    (v6/*:: as any*/)
  ],
  "type": "AuthoredTextSection",
  "abstractKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "html",
  "storageKey": null
},
v9 = [
  (v8/*:: as any*/)
],
v10 = {
  "kind": "InlineFragment",
  "selections": (v9/*:: as any*/),
  "type": "AuthoredHtmlSection",
  "abstractKey": null
},
v11 = {
  "kind": "InlineFragment",
  "selections": (v9/*:: as any*/),
  "type": "AuthoredRichTextSection",
  "abstractKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v14 = {
  "kind": "InlineFragment",
  "selections": [
    (v12/*:: as any*/),
    (v13/*:: as any*/)
  ],
  "type": "AuthoredPdfSection",
  "abstractKey": null
},
v15 = [
  (v13/*:: as any*/),
  (v8/*:: as any*/)
],
v16 = {
  "kind": "InlineFragment",
  "selections": (v15/*:: as any*/),
  "type": "AuthoredImportantSection",
  "abstractKey": null
},
v17 = {
  "kind": "InlineFragment",
  "selections": (v15/*:: as any*/),
  "type": "AuthoredAdditionalInfoSection",
  "abstractKey": null
},
v18 = {
  "kind": "InlineFragment",
  "selections": (v15/*:: as any*/),
  "type": "AuthoredExamplesSection",
  "abstractKey": null
},
v19 = [
  (v12/*:: as any*/)
],
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "questionId",
  "storageKey": null
},
v21 = [
  (v20/*:: as any*/)
],
v22 = {
  "kind": "InlineFragment",
  "selections": [
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
            (v2/*:: as any*/),
            {
              "kind": "InlineFragment",
              "selections": (v9/*:: as any*/),
              "type": "TextBubble",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v19/*:: as any*/),
              "type": "VideoBubble",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v19/*:: as any*/),
              "type": "AudioBubble",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v21/*:: as any*/),
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
  "type": "AuthoredDialogSection",
  "abstractKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "textColumns",
  "storageKey": null
},
v24 = {
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
    (v23/*:: as any*/),
    (v8/*:: as any*/)
  ],
  "type": "AuthoredImageTextSection",
  "abstractKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v26 = {
  "kind": "InlineFragment",
  "selections": [
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
    (v23/*:: as any*/),
    (v8/*:: as any*/),
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
        (v25/*:: as any*/),
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
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "transcript",
      "storageKey": null
    }
  ],
  "type": "AuthoredVideoTextSection",
  "abstractKey": null
},
v27 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AccordionItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": (v15/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "AuthoredAccordionSection",
  "abstractKey": null
},
v28 = {
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
    (v8/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "className",
      "storageKey": null
    }
  ],
  "type": "AuthoredButtonSection",
  "abstractKey": null
},
v29 = {
  "kind": "InlineFragment",
  "selections": (v21/*:: as any*/),
  "type": "AuthoredQuestionSection",
  "abstractKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "content",
  "storageKey": null
},
v32 = {
  "kind": "InlineFragment",
  "selections": [
    (v30/*:: as any*/),
    (v31/*:: as any*/)
  ],
  "type": "AuthoredUnknownSection",
  "abstractKey": null
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
    (v20/*:: as any*/),
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
        (v30/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "AuthoredExplanationText",
          "kind": "LinkedField",
          "name": "texts",
          "plural": true,
          "selections": [
            (v33/*:: as any*/),
            (v31/*:: as any*/)
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
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "list",
      "storageKey": null
    },
    (v35/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "correctPosition",
      "storageKey": null
    }
  ],
  "type": "AuthoredSingleChoiceQuestion",
  "abstractKey": null
},
v37 = {
  "kind": "InlineFragment",
  "selections": [
    (v35/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "correctPositions",
      "storageKey": null
    }
  ],
  "type": "AuthoredMultipleChoiceQuestion",
  "abstractKey": null
},
v38 = [
  (v33/*:: as any*/),
  (v25/*:: as any*/)
],
v39 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "MappingLabel",
    "kind": "LinkedField",
    "name": "items",
    "plural": true,
    "selections": (v38/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "MappingLabel",
    "kind": "LinkedField",
    "name": "categories",
    "plural": true,
    "selections": (v38/*:: as any*/),
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
v40 = {
  "kind": "InlineFragment",
  "selections": (v39/*:: as any*/),
  "type": "AuthoredCategorizationQuestion",
  "abstractKey": null
},
v41 = {
  "kind": "InlineFragment",
  "selections": (v39/*:: as any*/),
  "type": "AuthoredMultipleAssociationQuestion",
  "abstractKey": null
},
v42 = {
  "kind": "InlineFragment",
  "selections": [
    (v35/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "correctOrder",
      "storageKey": null
    }
  ],
  "type": "AuthoredSingleOrderingQuestion",
  "abstractKey": null
},
v43 = {
  "kind": "TypeDiscriminator",
  "abstractKey": "__isAuthoredSection"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "readSavedSectionQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SavedSection",
        "kind": "LinkedField",
        "name": "savedSection",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SavedSectionContent",
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
                  (v2/*:: as any*/),
                  (v5/*:: as any*/),
                  (v7/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v14/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
                  (v22/*:: as any*/),
                  (v24/*:: as any*/),
                  (v26/*:: as any*/),
                  (v27/*:: as any*/),
                  (v28/*:: as any*/),
                  (v29/*:: as any*/),
                  (v32/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v3/*:: as any*/),
                      (v4/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "AuthoredBranchOption",
                        "kind": "LinkedField",
                        "name": "options",
                        "plural": true,
                        "selections": [
                          (v13/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": null,
                            "kind": "LinkedField",
                            "name": "sections",
                            "plural": true,
                            "selections": [
                              (v2/*:: as any*/),
                              (v5/*:: as any*/),
                              (v7/*:: as any*/),
                              (v10/*:: as any*/),
                              (v11/*:: as any*/),
                              (v14/*:: as any*/),
                              (v16/*:: as any*/),
                              (v17/*:: as any*/),
                              (v18/*:: as any*/),
                              (v22/*:: as any*/),
                              (v24/*:: as any*/),
                              (v26/*:: as any*/),
                              (v27/*:: as any*/),
                              (v28/*:: as any*/),
                              (v29/*:: as any*/),
                              (v32/*:: as any*/)
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
                  (v2/*:: as any*/),
                  (v34/*:: as any*/),
                  (v36/*:: as any*/),
                  (v37/*:: as any*/),
                  (v40/*:: as any*/),
                  (v41/*:: as any*/),
                  (v42/*:: as any*/)
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "readSavedSectionQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SavedSection",
        "kind": "LinkedField",
        "name": "savedSection",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SavedSectionContent",
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
                  (v2/*:: as any*/),
                  (v43/*:: as any*/),
                  (v5/*:: as any*/),
                  (v7/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v14/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
                  (v22/*:: as any*/),
                  (v24/*:: as any*/),
                  (v26/*:: as any*/),
                  (v27/*:: as any*/),
                  (v28/*:: as any*/),
                  (v29/*:: as any*/),
                  (v32/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v3/*:: as any*/),
                      (v4/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "AuthoredBranchOption",
                        "kind": "LinkedField",
                        "name": "options",
                        "plural": true,
                        "selections": [
                          (v13/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": null,
                            "kind": "LinkedField",
                            "name": "sections",
                            "plural": true,
                            "selections": [
                              (v2/*:: as any*/),
                              (v43/*:: as any*/),
                              (v5/*:: as any*/),
                              (v7/*:: as any*/),
                              (v10/*:: as any*/),
                              (v11/*:: as any*/),
                              (v14/*:: as any*/),
                              (v16/*:: as any*/),
                              (v17/*:: as any*/),
                              (v18/*:: as any*/),
                              (v22/*:: as any*/),
                              (v24/*:: as any*/),
                              (v26/*:: as any*/),
                              (v27/*:: as any*/),
                              (v28/*:: as any*/),
                              (v29/*:: as any*/),
                              (v32/*:: as any*/)
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
                  (v2/*:: as any*/),
                  {
                    "kind": "TypeDiscriminator",
                    "abstractKey": "__isAuthoredQuestion"
                  },
                  (v34/*:: as any*/),
                  (v36/*:: as any*/),
                  (v37/*:: as any*/),
                  (v40/*:: as any*/),
                  (v41/*:: as any*/),
                  (v42/*:: as any*/)
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
    "id": "4af43688f6053ca4d6d513e6fdc2a9e958668c587475c1259a9e3aa808e77a57",
    "metadata": {},
    "name": "readSavedSectionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "56caf0b8a44fae03d378eaa9171a4f86";

export default node;
