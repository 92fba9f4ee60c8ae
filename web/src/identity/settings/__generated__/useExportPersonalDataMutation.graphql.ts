/**
 * @generated SignedSource<<2cafc6825647bb862a36c716a923ff48>>
 * @relayHash edadaac4aaeaec27e1d2d2c2927e81d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 755f49501912e16021df89f578a8bd91bedec159f6bd93b1ee2035241801b76d

import { ConcreteRequest } from 'relay-runtime';
export type ExportPersonalDataInput = {
  userId?: string | null | undefined;
};
export type useExportPersonalDataMutation$variables = {
  input: ExportPersonalDataInput;
};
export type useExportPersonalDataMutation$data = {
  readonly exportPersonalData: {
    readonly data: unknown | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly params: unknown | null | undefined;
    }>;
  } | null | undefined;
};
export type useExportPersonalDataMutation = {
  response: useExportPersonalDataMutation$data;
  variables: useExportPersonalDataMutation$variables;
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
    "concreteType": "ExportPersonalDataPayload",
    "kind": "LinkedField",
    "name": "exportPersonalData",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "data",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "params",
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
    "name": "useExportPersonalDataMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useExportPersonalDataMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "755f49501912e16021df89f578a8bd91bedec159f6bd93b1ee2035241801b76d",
    "metadata": {},
    "name": "useExportPersonalDataMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1c338d74b645c5291c2950df1708b83c";

export default node;
