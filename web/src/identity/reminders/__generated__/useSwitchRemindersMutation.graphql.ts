/**
 * @generated SignedSource<<d0075e18742d5c1bcf81dfb4caa4dda6>>
 * @relayHash f9b514bc590d8b36d14965af8caffdfd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f014f6e17d4c19c9ee8f9372b8fd90132016e6764001a04eb5d21ddb66b7ef4

import { ConcreteRequest } from 'relay-runtime';
export type SwitchRemindersInput = {
  byMail: boolean;
  token: string;
};
export type useSwitchRemindersMutation$variables = {
  input: SwitchRemindersInput;
};
export type useSwitchRemindersMutation$data = {
  readonly switchReminders: {
    readonly reminders: {
      readonly byMail: boolean;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
  } | null | undefined;
};
export type useSwitchRemindersMutation = {
  response: useSwitchRemindersMutation$data;
  variables: useSwitchRemindersMutation$variables;
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
    "concreteType": "SwitchRemindersPayload",
    "kind": "LinkedField",
    "name": "switchReminders",
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
    "name": "useSwitchRemindersMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSwitchRemindersMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6f014f6e17d4c19c9ee8f9372b8fd90132016e6764001a04eb5d21ddb66b7ef4",
    "metadata": {},
    "name": "useSwitchRemindersMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c333854f618c4d0e04e8adfe1c3a2137";

export default node;
