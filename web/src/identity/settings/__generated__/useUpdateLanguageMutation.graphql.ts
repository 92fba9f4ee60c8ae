/**
 * @generated SignedSource<<daa8e8502dba672aca1f440a57fbd10b>>
 * @relayHash 6986b3648276d1fec2d6888a19331524
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b7ef62cfca95c9bb47fb1854cec08bfcc0bea6ffee25b40a7ba9cdde817dbf9

import { ConcreteRequest } from 'relay-runtime';
export type Language = "DE" | "EN" | "PT" | "RU" | "UK";
export type UpdateViewerInput = {
  avatarFrameId?: string | null | undefined;
  country?: string | null | undefined;
  language?: Language | null | undefined;
  name?: string | null | undefined;
  phone?: string | null | undefined;
  pictureUrl?: string | null | undefined;
  postalCode?: string | null | undefined;
  street?: string | null | undefined;
};
export type useUpdateLanguageMutation$variables = {
  input: UpdateViewerInput;
};
export type useUpdateLanguageMutation$data = {
  readonly updateViewer: {
    readonly user: {
      readonly language: Language | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
  } | null | undefined;
};
export type useUpdateLanguageMutation = {
  response: useUpdateLanguageMutation$data;
  variables: useUpdateLanguageMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "language",
  "storageKey": null
},
v3 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdateLanguageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateViewerPayload",
        "kind": "LinkedField",
        "name": "updateViewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateLanguageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateViewerPayload",
        "kind": "LinkedField",
        "name": "updateViewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3b7ef62cfca95c9bb47fb1854cec08bfcc0bea6ffee25b40a7ba9cdde817dbf9",
    "metadata": {},
    "name": "useUpdateLanguageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e77613d0d6b42c183f9786a16d2914cf";

export default node;
