/**
 * @generated SignedSource<<e3670537c88b2811671daedc52d47832>>
 * @relayHash 5c5b02f49afd44093f52540ff04d5883
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 98249980b287594db017f3acfbf6949783f0c381bf91ea77bd30aaf062c43829

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LinkListQuery$variables = {
  courseId: string;
};
export type LinkListQuery$data = {
  readonly authoredCourse: {
    readonly reviewLinks: ReadonlyArray<{
      readonly linkId: number;
      readonly " $fragmentSpreads": FragmentRefs<"LinkItem_link">;
    }> | null | undefined;
  } | null | undefined;
};
export type LinkListQuery = {
  response: LinkListQuery$data;
  variables: LinkListQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "courseId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "courseId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "linkId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "LinkListQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AuthoredCourse",
        "kind": "LinkedField",
        "name": "authoredCourse",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ReviewLink",
            "kind": "LinkedField",
            "name": "reviewLinks",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "LinkItem_link"
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
    "name": "LinkListQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AuthoredCourse",
        "kind": "LinkedField",
        "name": "authoredCourse",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ReviewLink",
            "kind": "LinkedField",
            "name": "reviewLinks",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "mayComment",
                "storageKey": null
              },
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
                "name": "expired",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lastUseTime",
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
    "id": "98249980b287594db017f3acfbf6949783f0c381bf91ea77bd30aaf062c43829",
    "metadata": {},
    "name": "LinkListQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "39d742c87b388ca39646709f349aa1de";

export default node;
