/**
 * @generated SignedSource<<48d43e241d79cb7e41adda448d484abf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LinkItem_link$data = {
  readonly expireTime: string;
  readonly expired: boolean;
  readonly lastUseTime: string | null | undefined;
  readonly linkId: number;
  readonly mayComment: boolean;
  readonly name: string;
  readonly " $fragmentType": "LinkItem_link";
};
export type LinkItem_link$key = {
  readonly " $data"?: LinkItem_link$data;
  readonly " $fragmentSpreads": FragmentRefs<"LinkItem_link">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LinkItem_link",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "linkId",
      "storageKey": null
    },
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
  "type": "ReviewLink",
  "abstractKey": null
};

(node as any).hash = "d367210fd04ca96ae39311d40bc14008";

export default node;
