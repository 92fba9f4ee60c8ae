/**
 * @generated SignedSource<<cc840dcaf500e0a5d90f1886b9ac2b1c>>
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
  readonly " $fragmentSpreads": FragmentRefs<"ScimCard_workspace">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ScimCard_workspace"
    }
  ],
  "type": "Workspace",
  "abstractKey": null
};
})();

(node as any).hash = "8af7b1714b47e15618b6bfb593386237";

export default node;
