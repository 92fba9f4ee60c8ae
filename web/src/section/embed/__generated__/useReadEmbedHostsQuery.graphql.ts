/**
 * @generated SignedSource<<20cdbbaa92dc06c9481531ef9ab295f5>>
 * @relayHash 46d86a405796c1ea3b1a38fe3bba8e15
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9a51b4c0c3df4dedf68716a5b25a828bccdbfe3f55490c7288f2ddbc53cc3bb

import { ConcreteRequest } from 'relay-runtime';
export type useReadEmbedHostsQuery$variables = Record<PropertyKey, never>;
export type useReadEmbedHostsQuery$data = {
  readonly workspace: {
    readonly embedHosts: ReadonlyArray<string>;
  } | null | undefined;
};
export type useReadEmbedHostsQuery = {
  response: useReadEmbedHostsQuery$data;
  variables: useReadEmbedHostsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "embedHosts",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useReadEmbedHostsQuery",
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
    "name": "useReadEmbedHostsQuery",
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
    "id": "c9a51b4c0c3df4dedf68716a5b25a828bccdbfe3f55490c7288f2ddbc53cc3bb",
    "metadata": {},
    "name": "useReadEmbedHostsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c8046d0b349ff523d2ab03c877ca5632";

export default node;
