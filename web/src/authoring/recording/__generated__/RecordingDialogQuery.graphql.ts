/**
 * @generated SignedSource<<38a84f6669589e79d26cdda087c568e3>>
 * @relayHash 22a065cbe0a3ad8d2429ed33e4e5be28
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8289e02a65f404bba8ba293a34b03edeedd7447ad624c2510f32582ea9292788

import { ConcreteRequest } from 'relay-runtime';
export type RecordingDialogQuery$variables = Record<PropertyKey, never>;
export type RecordingDialogQuery$data = {
  readonly workspace: {
    readonly maxVideoBytes: number;
  } | null | undefined;
};
export type RecordingDialogQuery = {
  response: RecordingDialogQuery$data;
  variables: RecordingDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "maxVideoBytes",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "RecordingDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Workspace",
        "kind": "LinkedField",
        "name": "workspace",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RecordingDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Workspace",
        "kind": "LinkedField",
        "name": "workspace",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
    "id": "8289e02a65f404bba8ba293a34b03edeedd7447ad624c2510f32582ea9292788",
    "metadata": {},
    "name": "RecordingDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f477b4a0ae4f6ce41aff134b17417a77";

export default node;
