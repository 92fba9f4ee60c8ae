/**
 * @generated SignedSource<<b9d389461e35e0b70fbaa3b201fc4c62>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NoticeSettings_viewer$data = {
  readonly notices: {
    readonly achievement: boolean;
    readonly certificate: boolean;
    readonly devices: ReadonlyArray<{
      readonly deviceId: number;
      readonly endpointHash: string;
    }>;
    readonly publicKey: string;
  };
  readonly " $fragmentType": "NoticeSettings_viewer";
};
export type NoticeSettings_viewer$key = {
  readonly " $data"?: NoticeSettings_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoticeSettings_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "NoticeSettings_viewer",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Notices",
        "kind": "LinkedField",
        "name": "notices",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "publicKey",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "certificate",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "achievement",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "NoticeDevice",
            "kind": "LinkedField",
            "name": "devices",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "deviceId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endpointHash",
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
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "bf8ed5aa55b5760b299032295e94a798";

export default node;
