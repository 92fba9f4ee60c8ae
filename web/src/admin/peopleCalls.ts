import type { MessageDescriptor } from 'react-intl';
import { laterMessages as messages } from './laterMessages.ts';

/** A GraphQL call that can be pasted into the IDE, and what it does. */
export interface Call {
  about: MessageDescriptor;
  document: string;
}

const list: Call = {
  about: messages.callList,
  document: `{
  workspace {
    people(first: 100) {
      totalCount
      edges {
        node {
          userId username name status addressProven
          createCourse createVoucher
        }
      }
    }
  }
}`,
};

const add: Call = {
  about: messages.callAdd,
  document: `mutation {
  addPerson(
    input: {
      username: "name@example.org"
      createCourse: false
      createVoucher: false
    }
  ) {
    person { userId status }
    userErrors { code field }
  }
}`,
};

/** What the page of users will do, as calls. */
export const peopleCalls: readonly Call[] = [
  list,
  add,
  {
    about: messages.callInvite,
    document: `mutation {
  invitePerson(input: { userId: 1000 }) {
    person { status inviteTime }
    userErrors { code field }
  }
}`,
  },
  {
    about: messages.callInviteAll,
    document: `mutation {
  inviteEveryone(input: { resend: false }) {
    invitedCount
    userErrors { code field }
  }
}`,
  },
  {
    about: messages.callRevoke,
    document: `mutation {
  revokeInvitation(input: { userId: 1000 }) {
    person { status }
    userErrors { code field }
  }
}`,
  },
];

/** What the page of staff will do, as calls. */
export const staffCalls: readonly Call[] = [
  {
    about: messages.callFind,
    document: `{
  workspace {
    findUser(username: "name@example.org") { userId name }
  }
}`,
  },
  {
    about: messages.callRights,
    document: `mutation {
  changeRights(
    input: { userId: 1000, createCourse: true, createVoucher: false }
  ) {
    person { username createCourse createVoucher }
    userErrors { code field }
  }
}`,
  },
  list,
];
