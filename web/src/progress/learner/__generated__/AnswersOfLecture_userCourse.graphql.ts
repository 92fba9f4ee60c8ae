/**
 * @generated SignedSource<<3a2cafb5b93441c81046d48b3cc93374>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AnswersOfLecture_userCourse$data = {
  readonly answeredQuestions: ReadonlyArray<{
    readonly questionId: number;
    readonly " $fragmentSpreads": FragmentRefs<"QuestionTries_question">;
  }> | null | undefined;
  readonly " $fragmentType": "AnswersOfLecture_userCourse";
};
export type AnswersOfLecture_userCourse$key = {
  readonly " $data"?: AnswersOfLecture_userCourse$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnswersOfLecture_userCourse">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "lectureId"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AnswersOfLecture_userCourse",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "lectureId",
          "variableName": "lectureId"
        }
      ],
      "concreteType": "AnsweredQuestion",
      "kind": "LinkedField",
      "name": "answeredQuestions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "questionId",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "QuestionTries_question"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "UserCourse",
  "abstractKey": null
};

(node as any).hash = "c582f1b70153ee5acbbd43db7ca0480d";

export default node;
