/**
 * @generated SignedSource<<23c3c8a99bbac7e94b3dae2ffc377e07>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProgressList_query$data = {
  readonly workspace: {
    readonly userCourses: {
      readonly csvUrl: string;
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly course: {
            readonly courseId: number;
            readonly name: string;
          } | null | undefined;
          readonly id: string;
          readonly name: string | null | undefined;
          readonly " $fragmentSpreads": FragmentRefs<"useProgressTable_userCourse">;
        };
      }>;
      readonly pageInfo: {
        readonly endCursor: string | null | undefined;
        readonly hasNextPage: boolean;
        readonly hasPreviousPage: boolean;
        readonly startCursor: string | null | undefined;
      };
      readonly totalCount: number;
    };
  };
  readonly " $fragmentSpreads": FragmentRefs<"useCoursesToFilter_query">;
  readonly " $fragmentType": "ProgressList_query";
};
export type ProgressList_query$key = {
  readonly " $data"?: ProgressList_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProgressList_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "before"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "courseId"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "dueSoon"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "endTime"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "expired"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "first"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "groupId"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "last"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "maxScore"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "minScore"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "orderBy"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "overdue"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "personId"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "phase"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "search"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "startTime"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "stuck"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProgressList_query",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Workspace",
        "kind": "LinkedField",
        "name": "workspace",
        "plural": false,
        "selections": [
          {
            "kind": "RequiredField",
            "field": {
              "alias": null,
              "args": [
                {
                  "kind": "Variable",
                  "name": "after",
                  "variableName": "after"
                },
                {
                  "kind": "Variable",
                  "name": "before",
                  "variableName": "before"
                },
                {
                  "kind": "Variable",
                  "name": "courseId",
                  "variableName": "courseId"
                },
                {
                  "kind": "Variable",
                  "name": "dueSoon",
                  "variableName": "dueSoon"
                },
                {
                  "kind": "Variable",
                  "name": "endTime",
                  "variableName": "endTime"
                },
                {
                  "kind": "Variable",
                  "name": "expired",
                  "variableName": "expired"
                },
                {
                  "kind": "Variable",
                  "name": "first",
                  "variableName": "first"
                },
                {
                  "kind": "Variable",
                  "name": "groupId",
                  "variableName": "groupId"
                },
                {
                  "kind": "Variable",
                  "name": "last",
                  "variableName": "last"
                },
                {
                  "kind": "Variable",
                  "name": "maxScore",
                  "variableName": "maxScore"
                },
                {
                  "kind": "Variable",
                  "name": "minScore",
                  "variableName": "minScore"
                },
                {
                  "kind": "Variable",
                  "name": "orderBy",
                  "variableName": "orderBy"
                },
                {
                  "kind": "Variable",
                  "name": "overdue",
                  "variableName": "overdue"
                },
                {
                  "kind": "Variable",
                  "name": "personId",
                  "variableName": "personId"
                },
                {
                  "kind": "Variable",
                  "name": "phase",
                  "variableName": "phase"
                },
                {
                  "kind": "Variable",
                  "name": "search",
                  "variableName": "search"
                },
                {
                  "kind": "Variable",
                  "name": "startTime",
                  "variableName": "startTime"
                },
                {
                  "kind": "Variable",
                  "name": "stuck",
                  "variableName": "stuck"
                }
              ],
              "concreteType": "WorkspaceUserCourseConnection",
              "kind": "LinkedField",
              "name": "userCourses",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "totalCount",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "csvUrl",
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
                      "name": "hasNextPage",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "hasPreviousPage",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "startCursor",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "endCursor",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "UserCourseEdge",
                  "kind": "LinkedField",
                  "name": "edges",
                  "plural": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "UserCourse",
                      "kind": "LinkedField",
                      "name": "node",
                      "plural": false,
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "id",
                          "storageKey": null
                        },
                        (v0/*:: as any*/),
                        {
                          "alias": null,
                          "args": null,
                          "concreteType": "Course",
                          "kind": "LinkedField",
                          "name": "course",
                          "plural": false,
                          "selections": [
                            {
                              "alias": null,
                              "args": null,
                              "kind": "ScalarField",
                              "name": "courseId",
                              "storageKey": null
                            },
                            (v0/*:: as any*/)
                          ],
                          "storageKey": null
                        },
                        {
                          "args": null,
                          "kind": "FragmentSpread",
                          "name": "useProgressTable_userCourse"
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
            "action": "THROW"
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useCoursesToFilter_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "1a53f1de860efcd0da389ce86fe13e2f";

export default node;
