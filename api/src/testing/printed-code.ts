import { emptyQrCode, endpoints, type QrCodeDocument } from '@vitrine/shared/contract';
import { callEndpoint } from './call-endpoint';
import { completePoll, completeScene, seedModel } from './seed-content';
import type { TestApp } from './test-app';

/** A rule as codes have them, for everybody at all times. */
export const codeRuleOf = (
  order: string,
  target: QrCodeDocument['fallback'],
  own: object = {},
): QrCodeDocument['rules'][string] => ({
  ...{ order, name: '', times: { hours: [], exceptions: {} } },
  ...{ audience: { placements: [], languages: [], devices: [] }, target },
  ...own,
});

/** The experience of a test app with a scene, a poll and codes, as staff make and publish them. */
export async function codeWorkshop(test: TestApp) {
  const { brandId, experienceId } = test;
  const inExperience = { brandId, experienceId };
  const create = async (area: 'scenes' | 'polling' | 'qr-code-scheduler', data: object) => {
    const { body, text } = await callEndpoint(test, 'editor', endpoints.createDocument, {
      params: { brandId },
      body: { area, experienceId, data: { ...data } },
    });
    if (!body?.id) throw new Error(text);
    return body.id;
  };
  const model = await seedModel(test.db, brandId);
  const sceneId = await create('scenes', completeScene(model.id));
  const pollId = await create('polling', completePoll());
  return {
    sceneId,
    pollId,
    /** @returns what its printed address ends in. */
    async newCode(own: Partial<QrCodeDocument>, placementId = test.placementId) {
      const documentId = await create('qr-code-scheduler', {
        ...emptyQrCode(),
        ...{ title: { en: 'Window', de: 'Fenster' }, ...own },
      });
      const { body } = await callEndpoint(test, 'editor', endpoints.createPrintedCodes, {
        params: inExperience,
        body: { codes: [{ documentId, placementId }] },
      });
      return { documentId, code: body.items[0]?.code ?? '' };
    },
    async publish() {
      const answer = await callEndpoint(test, 'manager', endpoints.publishExperience, {
        params: inExperience,
        body: {},
      });
      if (answer.status >= 300) throw new Error(answer.text);
    },
  };
}
