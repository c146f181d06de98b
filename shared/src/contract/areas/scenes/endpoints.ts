import { z } from 'zod';
import { endpoint } from '../../endpoints/endpoint';
import { sha256 } from '../../values/ids';

export const scenesEndpoints = {
  getIiifManifest: endpoint({
    method: 'GET',
    path: '/v1/manifests/:hash/iiif',
    tag: 'Visitors',
    access: 'public',
    summary: 'The scenes of a published manifest for other viewers: a IIIF Presentation 4 manifest',
    params: z.strictObject({ hash: sha256 }),
    response: z.record(z.string(), z.unknown()),
  }),
};
