/**
 * @generated SignedSource<<bd46ba3178e40f3fcff4946952471e76>>
 * @relayHash cd6ca826d32a708e77a319cebfd022f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bbeddb73feac1db210b95a4e8ae979ce92197be7e44ea18698f5dfc1c075edbe

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
    readonly byMail: boolean | null | undefined;
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
        "kind": "ScalarField",
        "name": "byMail",
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
    "id": "bbeddb73feac1db210b95a4e8ae979ce92197be7e44ea18698f5dfc1c075edbe",
    "metadata": {},
    "name": "useSwitchRemindersMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e8219a847aaead3e8d4f2f595064aafd";

export default node;
