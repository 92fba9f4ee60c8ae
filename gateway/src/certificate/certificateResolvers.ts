import type { NodeTypes } from '../node/nodeTypes.ts';
import { certificate, findCertificate } from './certificate.ts';
import { restoreCertificate } from './restoreCertificate.ts';
import { revokeCertificate } from './revokeCertificate.ts';

export const certificateResolvers = { Query: { certificate }, Mutation: { revokeCertificate, restoreCertificate } };

export const certificateNodes: NodeTypes = {
  Certificate: ({ rawId }, context) => findCertificate(context, rawId),
};
