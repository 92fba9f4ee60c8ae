/**
 * @generated SignedSource<<341678d9a2c581ca3b5d22e495b8e955>>
 * @relayHash 9d096b5806a18ccf6f844a8a464becc3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f73013c54dd384d855db99383c9af85c41bb09eea3405539c840b62cc2338523

import { ConcreteRequest } from 'relay-runtime';
export type RecordingDialogQuery$variables = Record<PropertyKey, never>;
export type RecordingDialogQuery$data = {
  readonly workspace: {
    readonly mostVideoBytes: number;
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
  "name": "mostVideoBytes",
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
    "id": "f73013c54dd384d855db99383c9af85c41bb09eea3405539c840b62cc2338523",
    "metadata": {},
    "name": "RecordingDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "846b62c484faa3cb62dc821b86be1b05";

export default node;
