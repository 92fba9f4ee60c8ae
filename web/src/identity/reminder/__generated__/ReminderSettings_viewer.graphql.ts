/**
 * @generated SignedSource<<c690cdae5240dc4f1e874d2ebd618f90>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Role = "ROLE_ADMIN" | "ROLE_COURSE_ADMIN" | "ROLE_VOUCHER_ADMIN";
import { FragmentRefs } from "relay-runtime";
export type ReminderSettings_viewer$data = {
  readonly reminders: {
    readonly byMail: boolean;
    readonly questionsByMail: boolean;
    readonly repliesByMail: boolean;
  };
  readonly user: {
    readonly roles: ReadonlyArray<Role>;
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "questionsByMail",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "repliesByMail",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "roles",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "ac1d3709c23283f2bd55e881e49936c3";

export default node;
