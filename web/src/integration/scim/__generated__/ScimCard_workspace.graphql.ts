/**
 * @generated SignedSource<<ae2797c91daf0c873cf8ea5649981e1b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ScimCard_workspace$data = {
  readonly scimServer: {
    readonly baseUrl: string;
    readonly createTime: string | null | undefined;
    readonly hasToken: boolean;
    readonly lastUseTime: string | null | undefined;
    readonly peopleCount: number;
  } | null | undefined;
  readonly " $fragmentType": "ScimCard_workspace";
};
export type ScimCard_workspace$key = {
  readonly " $data"?: ScimCard_workspace$data;
  readonly " $fragmentSpreads": FragmentRefs<"ScimCard_workspace">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ScimCard_workspace",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ScimServer",
      "kind": "LinkedField",
      "name": "scimServer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "baseUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasToken",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createTime",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastUseTime",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "peopleCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Workspace",
  "abstractKey": null
};

(node as any).hash = "3c9ff886bf3cb695881479e68129e28b";

export default node;
