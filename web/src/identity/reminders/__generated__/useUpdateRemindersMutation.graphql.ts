/**
 * @generated SignedSource<<3e643bbcc65e281b13235a08e7360773>>
 * @relayHash 3ea674f48b30595305e9ac6b3fb68927
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d8a84b192002f3c627379fd09ec12b7bfa6cd078543eb4b1a9a22d6ba2ec73d

import { ConcreteRequest } from 'relay-runtime';
export type UpdateRemindersInput = {
  byMail: boolean;
};
export type useUpdateRemindersMutation$variables = {
  input: UpdateRemindersInput;
};
export type useUpdateRemindersMutation$data = {
  readonly updateReminders: {
    readonly reminders: {
      readonly byMail: boolean;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
  } | null | undefined;
};
export type useUpdateRemindersMutation = {
  response: useUpdateRemindersMutation$data;
  variables: useUpdateRemindersMutation$variables;
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
    "concreteType": "UpdateRemindersPayload",
    "kind": "LinkedField",
    "name": "updateReminders",
    "plural": false,
    "selections": [
      {
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
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
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
    "name": "useUpdateRemindersMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateRemindersMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1d8a84b192002f3c627379fd09ec12b7bfa6cd078543eb4b1a9a22d6ba2ec73d",
    "metadata": {},
    "name": "useUpdateRemindersMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "63f0bd6335d6607f81d908bf68679b68";

export default node;
