/**
 * @generated SignedSource<<cff70f9ff6861cd1668e5c38a5bf42da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ModuleCard_module$data = {
  readonly description: string;
  readonly durationMinutes: number | null | undefined;
  readonly lectures: ReadonlyArray<{
    readonly durationMinutes: number | null | undefined;
    readonly lectureId: number;
    readonly name: string;
  }>;
  readonly moduleId: number;
  readonly name: string;
  readonly number: number;
  readonly " $fragmentType": "ModuleCard_module";
};
export type ModuleCard_module$key = {
  readonly " $data"?: ModuleCard_module$data;
  readonly " $fragmentSpreads": FragmentRefs<"ModuleCard_module">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "durationMinutes",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ModuleCard_module",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "moduleId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Lecture",
      "kind": "LinkedField",
      "name": "lectures",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lectureId",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Module",
  "abstractKey": null
};
})();

(node as any).hash = "a3bdda5b5a5f169590785a5e82bf7549";

export default node;
