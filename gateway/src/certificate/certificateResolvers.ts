import type { Resolvers } from '../generated/resolverTypes.ts';
import type { NodeTypes } from '../node/nodeTypes.ts';
import { ledToCourseLoader } from '../umbrella/umbrellaLoaders.ts';
import { personOf } from '../workspace/personOf.ts';
import { certificate, findCertificate } from './certificate.ts';
import { restoreCertificate } from './restoreCertificate.ts';
import { revokeCertificate } from './revokeCertificate.ts';

export const certificateResolvers = {
  Query: { certificate },
  Mutation: { revokeCertificate, restoreCertificate },
  IssuedCertificate: { person: personOf(({ userId }) => userId) },
  Certificate: { course: ({ courseId }, _args, context) => context.use(ledToCourseLoader).load(courseId) },
} satisfies Resolvers;

export const certificateNodes: NodeTypes = {
  Certificate: ({ rawId }, context) => findCertificate(context, rawId),
};
