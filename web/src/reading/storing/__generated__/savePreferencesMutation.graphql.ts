/**
 * @generated SignedSource<<3591a0aed3c62d1eaed78cfe99f360a3>>
 * @relayHash a3e61a4f6948d0b300ef465d3a70bf51
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20aa53f7a533378819c3f50cc70f7064cf385a2c908fb16a92d7f33dc9619e88

import { ConcreteRequest } from 'relay-runtime';
export type ColorMode = "DARK" | "LIGHT";
export type ImageMode = "HIDDEN" | "MONOCHROME" | "NORMAL";
export type ReadingColorScheme = "BLUE" | "BROWN" | "DEFAULT" | "GREEN" | "WHITE_ON_BLACK";
export type UpdatePreferencesInput = {
  colorMode?: ColorMode | null | undefined;
  colorScheme?: ReadingColorScheme | null | undefined;
  fontSize?: number | null | undefined;
  imageMode?: ImageMode | null | undefined;
};
export type savePreferencesMutation$variables = {
  input: UpdatePreferencesInput;
};
export type savePreferencesMutation$data = {
  readonly updatePreferences: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
  } | null | undefined;
};
export type savePreferencesMutation = {
  response: savePreferencesMutation$data;
  variables: savePreferencesMutation$variables;
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
    "concreteType": "UpdatePreferencesPayload",
    "kind": "LinkedField",
    "name": "updatePreferences",
    "plural": false,
    "selections": [
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
    "name": "savePreferencesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "savePreferencesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "20aa53f7a533378819c3f50cc70f7064cf385a2c908fb16a92d7f33dc9619e88",
    "metadata": {},
    "name": "savePreferencesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ac146b9076d43cf0c96f8531e867cf42";

export default node;
