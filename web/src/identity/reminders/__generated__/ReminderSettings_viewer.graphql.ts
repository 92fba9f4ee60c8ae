/**
 * @generated SignedSource<<b0295eb5301822cba6a975077188ce33>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReminderSettings_viewer$data = {
  readonly reminders: {
    readonly byMail: boolean;
  };
  readonly " $fragmentType": "ReminderSettings_viewer";
};
export type ReminderSettings_viewer$key = {
  readonly " $data"?: ReminderSettings_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReminderSettings_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReminderSettings_viewer",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Reminders",
        "kind": "LinkedField",
        "name": "reminders",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "byMail",
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

(node as any).hash = "727205e045a11aae77a088cd71035cd1";

export default node;
