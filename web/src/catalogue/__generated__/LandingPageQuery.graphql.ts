/**
 * @generated SignedSource<<fc0538a7736c7f2d5aa32ab126827ee2>>
 * @relayHash 0239e4257b1fc67c02d80d6571b52670
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8c62ee0cd7acbdab6ae29fbcfdc9ac326ec439153a32412a32f7cfafc2050f3

import { ConcreteRequest } from 'relay-runtime';
export type LandingPageQuery$variables = {
  count: number;
};
export type LandingPageQuery$data = {
  readonly courses: {
    readonly totalCount: number;
  };
};
export type LandingPageQuery = {
  response: LandingPageQuery$data;
  variables: LandingPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "count"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
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
    "name": "LandingPageQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LandingPageQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b8c62ee0cd7acbdab6ae29fbcfdc9ac326ec439153a32412a32f7cfafc2050f3",
    "metadata": {},
    "name": "LandingPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2bcda01b5764b55fa4014dec26662e00";

export default node;
