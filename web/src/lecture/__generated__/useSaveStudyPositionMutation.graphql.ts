/**
 * @generated SignedSource<<68b36979893f4597e200760a18c8cd8a>>
 * @relayHash b20fd87ae7ab693ef461ea6d7cc26770
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2397eb0f08eff85316cf756489a6acb9311c7f9b5c2b5aae09913b9712ca6a1f

import { ConcreteRequest } from 'relay-runtime';
export type SaveStudyPositionInput = {
  lectureId: string;
  sectionId?: string | null | undefined;
  time?: string | null | undefined;
  userCourseId: string;
};
export type useSaveStudyPositionMutation$variables = {
  input: SaveStudyPositionInput;
};
export type useSaveStudyPositionMutation$data = {
  readonly saveStudyPosition: {
    readonly position: {
      readonly lectureId: number;
      readonly sectionId: number | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useSaveStudyPositionMutation = {
  response: useSaveStudyPositionMutation$data;
  variables: useSaveStudyPositionMutation$variables;
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
    "concreteType": "SaveStudyPositionPayload",
    "kind": "LinkedField",
    "name": "saveStudyPosition",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "StudyPosition",
        "kind": "LinkedField",
        "name": "position",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lectureId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sectionId",
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
    "name": "useSaveStudyPositionMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveStudyPositionMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2397eb0f08eff85316cf756489a6acb9311c7f9b5c2b5aae09913b9712ca6a1f",
    "metadata": {},
    "name": "useSaveStudyPositionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b6baa078e47504664e8ada532c5016bb";

export default node;
