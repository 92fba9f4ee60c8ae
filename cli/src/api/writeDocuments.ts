/** Documents by which one saves. `documents.test.ts` holds them against the contract. */

export const LOCK_COURSE = /* GraphQL */ `
  mutation LecternCliLock($input: LockCourseInput!) {
    lockCourse(input: $input) {
      lockToken
      lock {
        holder {
          name
        }
      }
      userErrors {
        code
        message
      }
    }
  }
`;

export const UNLOCK_COURSE = /* GraphQL */ `
  mutation LecternCliUnlock($input: UnlockCourseInput!) {
    unlockCourse(input: $input) {
      unlocked
      userErrors {
        code
      }
    }
  }
`;

export const SAVE_COURSE = /* GraphQL */ `
  mutation LecternCliSave($input: SaveCourseInput!) {
    saveCourse(input: $input) {
      course {
        version
      }
      created {
        clientKey
        kind
        rawId
      }
      losses {
        learnerCount
        lectures {
          lectureId
          name
        }
        lectureCount
        questions {
          questionId
          text
          lectureName
        }
        questionCount
      }
      lock {
        holder {
          name
        }
      }
      currentVersion
      userErrors {
        code
        message
        field
      }
    }
  }
`;
