import type { NodeTypes } from '../node/nodeTypes.ts';
import { certificate, findCertificate } from './certificate.ts';

export const certificateResolvers = { Query: { certificate } };

export const certificateNodes: NodeTypes = {
  Certificate: ({ rawId }, context) => findCertificate(context, rawId),
};
