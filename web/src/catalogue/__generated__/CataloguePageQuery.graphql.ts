/**
 * @generated SignedSource<<00b1a099c3a0d0cbd2afb06968b585a0>>
 * @relayHash 76b24a2e2aafb01c8a156a9bc1351bf8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 690de21476dae7178e24b355b42fc7456b093d7e6c3679233f5bd2af1945a5d5

import { ConcreteRequest } from 'relay-runtime';
export type DurationBucket = "FROM_2_H_TO_4_H" | "FROM_30_MIN_TO_2_H" | "OVER_4_H" | "UNDER_30_MIN";
export type CourseFilter = {
  duration?: DurationBucket | null | undefined;
  search?: string | null | undefined;
  tags?: ReadonlyArray<string> | null | undefined;
};
export type CataloguePageQuery$variables = {
  count: number;
  filter?: CourseFilter | null | undefined;
};
export type CataloguePageQuery$data = {
  readonly courses: {
    readonly totalCount: number;
  };
};
export type CataloguePageQuery = {
  response: CataloguePageQuery$data;
  variables: CataloguePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "count"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "filter"
      },
      {
        "kind": "Variable",
        "name": "first",
        "variableName": "count"
      }
    ],
    "concreteType": "CourseConnection",
    "kind": "LinkedField",
    "name": "courses",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalCount",
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
    "name": "CataloguePageQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CataloguePageQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "690de21476dae7178e24b355b42fc7456b093d7e6c3679233f5bd2af1945a5d5",
    "metadata": {},
    "name": "CataloguePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7ca6f37a1aa68907e4cb37d5be0f4cd8";

export default node;
