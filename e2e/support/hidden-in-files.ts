import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Client } from '@vitrine/shared/client';
import { endpoints } from '@vitrine/shared/contract';
import sharp from 'sharp';
import { pillarGlb } from './pillar-model';
import { sendFile } from './send-file';

interface FilesFor {
  api: Client;
  /** Of whoever sends them. */
  token: string;
  brandId: string;
  experienceId: string;
  /** Makes a word that no visitor may ever be sent. */
  secret: (what: string) => string;
}

/**
 * Files that staff sent, each with words that are not for visitors in its name, in its bytes, or in what staff wrote
 * beside it: pictures, a model, a table that became products and one that waits for its confirmation.
 * @returns what documents name them by, and the addresses at which a stranger would look for the tables.
 */
export async function hiddenInFiles({ api, brandId, experienceId, secret, token }: FilesFor) {
  const params = { brandId };
  const send = (kind: 'glb' | 'image' | 'import', what: string, bytes: Uint8Array) =>
    sendFile(token, { brandId, kind, name: secret(`file-name-of-${what}`), bytes });

  async function picture(what: string, background: string): Promise<string> {
    const description = secret(`description-in-${what}`);
    const bytes = await sharp({ create: { width: 800, height: 600, channels: 3, background } })
      .withExif({ IFD0: { ImageDescription: description } })
      .jpeg()
      .toBuffer();
    expect(bytes.includes(description)).toBe(true);
    const uploadId = await send('image', what, bytes);
    return (await api.call(endpoints.createImage, { params, body: { uploadId } })).sha256;
  }

  async function table(what: string, apply: boolean): Promise<string[]> {
    const line = (status: string) =>
      [
        `${what}-${status}`,
        secret(`title-in-${what}-${status}`),
        secret(`text-in-${what}-${status}`),
        status,
        secret(`unknown-column-in-${what}-${status}`),
      ].join(',');
    const rows = ['Handle,Title,Body (HTML),Status,Margin', line('draft'), line('archived')];
    const bytes = Buffer.from(`${rows.join('\n')}\n`);
    const uploadId = await send('import', what, bytes);
    const fileName = secret(`file-name-in-import-of-${what}`);
    const { id: importId } = await api.call(endpoints.createImport, {
      params,
      body: { uploadId, area: 'products', fileName, experienceId },
    });
    const request = { params: { brandId, importId } };
    const state = () => api.call(endpoints.getImport, request).then((now) => now.state);
    await expect.poll(state).toBe('ready');
    if (apply) {
      await api.call(endpoints.applyImport, request);
      await expect.poll(state).toBe('done');
    }
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return [
      `/files/${sha256}.csv`,
      `/files/${importId}.csv`,
      `/v1/uploads/${uploadId}`,
      `/v1/brands/${brandId}/imports/${importId}`,
    ];
  }

  const glb = await pillarGlb();
  const model = await api.call(endpoints.createLibraryObject, {
    params,
    body: {
      uploadId: await send('glb', 'a-model', glb),
      name: secret('model-name'),
      tags: [secret('model-tag')],
      licence: secret('model-licence'),
    },
  });
  return {
    poster: await picture('a-poster', '#336699'),
    unpublishedPicture: await picture('a-draft-picture', '#996633'),
    model: model._id,
    addresses: [...(await table('an-import', true)), ...(await table('a-waiting-import', false))],
  };
}
