/**
 * @generated SignedSource<<ac30bde45065211f95e37fa19f8fabcb>>
 * @relayHash 9967f840aa0fe5eca8ac95bea89ffc26
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab34d5bf4e26225e6476b3838ac967c86d17c1905195a53d4071696658e929ff

import { ConcreteRequest } from 'relay-runtime';
export type UpdateRemindersInput = {
  byMail?: boolean | null | undefined;
  questionsByMail?: boolean | null | undefined;
  repliesByMail?: boolean | null | undefined;
};
export type useUpdateRemindersMutation$variables = {
  input: UpdateRemindersInput;
};
export type useUpdateRemindersMutation$data = {
  readonly updateReminders: {
    readonly reminders: {
      readonly byMail: boolean;
      readonly questionsByMail: boolean;
      readonly repliesByMail: boolean;
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
    "id": "ab34d5bf4e26225e6476b3838ac967c86d17c1905195a53d4071696658e929ff",
    "metadata": {},
    "name": "useUpdateRemindersMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "64d3654e5508a9e9efeb6d0c0bba6bc7";

export default node;
