/**
 * @generated SignedSource<<b3d0f0727f0c6b03c37775ab3ea2bccd>>
 * @relayHash ab72d11adf5ea58af00349d22b3acf64
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3614090c48eee0cb2bb53e8f66786fe5b7451c2a121d6b2643e9316bb00572e

import { ConcreteRequest } from 'relay-runtime';
export type NoticeKind = "ACHIEVEMENT" | "CERTIFICATE" | "DUE" | "ENROLMENT" | "QUESTION" | "REPLY";
export type useLiveNoticesSubscription$variables = {
  after?: string | null | undefined;
};
export type useLiveNoticesSubscription$data = {
  readonly notices: {
    readonly cursor: string;
    readonly notices: ReadonlyArray<{
      readonly kind: NoticeKind;
      readonly noticeId: number;
      readonly subject: string;
      readonly url: string;
    }>;
  } | null | undefined;
};
export type useLiveNoticesSubscription = {
  response: useLiveNoticesSubscription$data;
  variables: useLiveNoticesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "after"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "after",
        "variableName": "after"
      }
    ],
    "concreteType": "NewNotices",
    "kind": "LinkedField",
    "name": "notices",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "cursor",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Notice",
        "kind": "LinkedField",
        "name": "notices",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "noticeId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kind",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "subject",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "url",
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
    "name": "useLiveNoticesSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLiveNoticesSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d3614090c48eee0cb2bb53e8f66786fe5b7451c2a121d6b2643e9316bb00572e",
    "metadata": {},
    "name": "useLiveNoticesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "b07e068edcdcb4c9849cfe57be3ad6fb";

export default node;
