/**
 * @generated SignedSource<<edb28f38c77e9059bda6f07cc74f8b39>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type IntegrationType = "FORUM" | "LOOM" | "OAUTH2" | "PERSONNEL" | "PUSH_NOTIFICATION";
import { FragmentRefs } from "relay-runtime";
export type IntegrationList_workspace$data = {
  readonly id: string;
  readonly integrations: ReadonlyArray<{
    readonly id: string;
    readonly type: IntegrationType;
    readonly " $fragmentSpreads": FragmentRefs<"ConnectedCard_integration">;
  }> | null | undefined;
  readonly " $fragmentType": "IntegrationList_workspace";
};
export type IntegrationList_workspace$key = {
  readonly " $data"?: IntegrationList_workspace$data;
  readonly " $fragmentSpreads": FragmentRefs<"IntegrationList_workspace">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "IntegrationList_workspace",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "integrations",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ConnectedCard_integration"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Workspace",
  "abstractKey": null
};
})();

(node as any).hash = "7301719e173985bc7ec0aef2a23364f2";

export default node;
