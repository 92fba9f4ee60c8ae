/**
 * @generated SignedSource<<2fdbad26b86813afd56ae4f5b5718614>>
 * @relayHash 1e7659b4a02bc23feb60063c5296c86f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb0f184a23c0681bb5160ecc39a8d12e6bd722e847f023e1f83f6ac657872aff

import { ConcreteRequest } from 'relay-runtime';
export type SaveVideoPositionInput = {
  lectureId: string;
  seconds: number;
  sectionId?: string | null | undefined;
  userCourseId: string;
};
export type useVideoPositionsMutation$variables = {
  input: SaveVideoPositionInput;
};
export type useVideoPositionsMutation$data = {
  readonly saveVideoPosition: {
    readonly position: {
      readonly seconds: number;
      readonly sectionId: number | null | undefined;
      readonly time: string;
    } | null | undefined;
  } | null | undefined;
};
export type useVideoPositionsMutation = {
  response: useVideoPositionsMutation$data;
  variables: useVideoPositionsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "SaveVideoPositionPayload",
    "kind": "LinkedField",
    "name": "saveVideoPosition",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "VideoPosition",
        "kind": "LinkedField",
        "name": "position",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sectionId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "seconds",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "time",
            "storageKey": null
          }
        ],
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
    "name": "useVideoPositionsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useVideoPositionsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "eb0f184a23c0681bb5160ecc39a8d12e6bd722e847f023e1f83f6ac657872aff",
    "metadata": {},
    "name": "useVideoPositionsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8cd0f522554669178c812ef78854df11";

export default node;
