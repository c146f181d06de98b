/** An experience with something that is not for visitors wherever staff can put it. */
import {
  emptyProduct,
  emptyScene,
  emptyVaultQuestion,
  emptyVideo,
  endpoints,
  type ProductsDocument,
  standardTheme,
  type VaultQuestion,
  withVaultQuestion,
} from '@vitrine/shared/contract';
import { apiAs, tokenOf } from './api';
import { hiddenInFiles } from './hidden-in-files';

const dayMs = 24 * 3600_000;
const nonce = Date.now().toString(36);
/** What no visitor may ever be sent, by what it is. */
export const secrets = new Map<string, string>();
function secret(what: string): string {
  const marker = `geheim-${what}-${nonce}`;
  secrets.set(what, marker);
  return marker;
}
/** What every visitor is sent: that these are found shows that the others would be. */
export const publics = new Map<string, string>();
function open(what: string): { en: string } {
  const marker = `offen-${what}-${nonce}`;
  publics.set(what, marker);
  return { en: marker };
}
const hidden = (what: string) => ({ en: secret(what) });

/** @returns the placement, and where a stranger would look for what staff sent. */
export async function experienceWithSecrets() {
  const [api, token] = [await apiAs('owner'), await tokenOf('owner')];
  const { id: brandId } = await api.call(endpoints.createBrand, { body: { name: secret('brand') } });
  const inBrand = { params: { brandId } };
  const { id: storeId } = await api.call(endpoints.createStore, {
    ...inBrand,
    body: { name: secret('store'), address: secret('address'), groups: [secret('group')] },
  });
  const { id: experienceId } = await api.call(endpoints.createExperience, {
    ...inBrand,
    body: { name: secret('experience'), description: secret('description'), languages: ['en'] },
  });
  const create = (area: 'theme' | 'scenes' | 'polling' | 'products' | 'videos', data: object) =>
    api.call(endpoints.createDocument, { ...inBrand, body: { experienceId, area, data: { ...data } } });
  const keepInVault = (area: 'question-vault' | 'answer-option-vault', data: object) =>
    api.call(endpoints.createDocument, { ...inBrand, body: { area, data: { ...data } } });
  const archive = ({ id }: { id: string }, what: string) => {
    secrets.set(`id of ${what}`, id);
    return api.call(endpoints.archiveDocument, { params: { brandId, documentId: id } });
  };

  const files = await hiddenInFiles({ api, token, brandId, experienceId, secret });
  secrets.set('address of a picture of a draft', files.unpublishedPicture);
  await create('theme', { ...standardTheme(), title: open('theme'), poster: files.poster });
  const object = { rotation: [0, 0, 0], scale: [1, 1, 1], libraryObjectId: files.model } as const;
  const scene = await create('scenes', {
    ...emptyScene(),
    title: open('scene'),
    alt: { en: 'A room' },
    objects: {
      seen: { ...object, order: 'a0', name: 'Seen', alt: open('object'), position: [0, 0, 0] },
      unseen: {
        ...object,
        order: 'a1',
        name: secret('hidden-object'),
        alt: hidden('hidden-object-alt'),
        position: [2, 0, 0],
        hidden: true,
      },
    },
  });
  await archive(
    await create('scenes', { ...emptyScene(), title: hidden('archived-scene') }),
    'an archived scene',
  );

  const set = await keepInVault('answer-option-vault', {
    title: hidden('option-set'),
    arrangement: 'given',
    options: {},
  });
  secrets.set('id of an option set', set.id);
  const options = {
    oak: { order: 'a0', label: open('option'), code: secret('option-code'), value: 918273 },
    ash: { order: 'a1', label: { en: 'Ash' }, code: secret('other-code'), other: true as const },
  };
  secrets.set('value of an option', '918273');
  const question: VaultQuestion = {
    ...emptyVaultQuestion(),
    state: 'ready',
    text: open('question'),
    folder: secret('folder'),
    tags: { [secret('tag')]: true },
    options,
    rows: { row: { order: 'a0', label: hidden('row') } },
    scale: { from: 1, to: 5, low: hidden('scale-low'), high: hidden('scale-high') },
    number: { unit: hidden('unit') },
    correct: {
      options: { oak: true },
      texts: { answer: { order: 'a0', text: secret('right-answer') } },
      number: { value: 827364, tolerance: 1 },
    },
  };
  secrets.set('right number', '827364');
  const kept = await keepInVault('question-vault', question);
  await keepInVault('question-vault', {
    ...question,
    state: 'draft',
    text: hidden('vault-draft'),
    help: hidden('vault-help'),
    options: {},
  });
  await create('polling', {
    title: open('poll'),
    results: 'after-answer',
    changeAllowed: true,
    questions: {
      wood: withVaultQuestion({ order: 'a0' }, question, { id: kept.id, version: kept.revision }),
    },
  });
  secrets.set('id of a vault question', kept.id);
  await archive(
    await create('polling', {
      title: hidden('archived-poll'),
      results: 'never',
      changeAllowed: true,
      questions: {},
    }),
    'an archived poll',
  );

  const product: ProductsDocument = {
    ...emptyProduct(),
    title: open('product'),
    handle: secret('handle'),
    status: 'active',
    vendor: open('vendor').en,
    productType: secret('product-type'),
    tags: { [secret('product-tag')]: true },
    variants: {
      only: {
        order: 'a0',
        values: {},
        prices: { EUR: { amount: '5' } },
        available: true,
        sku: open('sku').en,
        barcode: secret('barcode'),
        inventory: 736455,
      },
    },
  };
  secrets.set('stock', '736455');
  await create('products', product);
  for (const status of ['draft', 'archived'] as const) {
    const unpublished = await create('products', {
      ...product,
      status,
      title: hidden(`${status}-product`),
      description: hidden(`${status}-product-description`),
      handle: secret(`${status}-product-handle`),
      vendor: secret(`${status}-product-vendor`),
      media: {
        front: { order: 'a0', image: files.unpublishedPicture, alt: hidden(`${status}-product-alt`) },
      },
    });
    secrets.set(`id of a product: ${status}`, unpublished.id);
  }

  const film = {
    ...emptyVideo(),
    source: { kind: 'address', url: 'https://media.example/film.mp4', format: 'file' },
  };
  await create('videos', {
    ...film,
    title: open('video'),
    transcript: open('transcript'),
    posterSeconds: 6455.46,
  });
  secrets.set('moment of a poster', '6455.46');
  await archive(await create('videos', { ...film, title: hidden('archived-video') }), 'an archived video');

  const later = await api.call(endpoints.createExperience, {
    ...inBrand,
    body: { name: secret('calendar-experience') },
  });
  secrets.set('id of what the calendar shows later', later.id);
  const { id: placementId } = await api.call(endpoints.createPlacement, {
    params: { brandId, storeId },
    body: {
      name: secret('placement'),
      experienceId,
      calendar: [
        {
          experienceId: later.id,
          from: new Date(Date.now() + dayMs).toISOString(),
          until: new Date(Date.now() + 2 * dayMs).toISOString(),
        },
      ],
    },
  });
  const access = await api.call(endpoints.createTestAccess, {
    params: { brandId, placementId },
    body: { label: secret('test-access') },
  });
  secrets.set('id of a test access', access.id);
  const preview = await api.call(endpoints.openPreview, { params: { brandId, experienceId } });
  secrets.set('id of the preview', preview.testAccessId);

  const publish = (body: { note: string; at?: string }) =>
    api.call(endpoints.publishExperience, { params: { brandId, experienceId }, body });
  await publish({ note: secret('publish-note') });
  const rename = (ifMatch: number, what: string) =>
    api.call(endpoints.patchDocument, {
      params: { brandId, documentId: scene.id },
      body: { data: { title: hidden(what) } },
      ifMatch,
    });
  const { revision } = await rename(scene.revision, 'planned-title');
  const planned = await publish({
    note: secret('planned-note'),
    at: new Date(Date.now() + dayMs).toISOString(),
  });
  secrets.set('hash of the planned version', planned.hash);
  await rename(revision, 'draft-title');
  return { placementId, strangeAddresses: files.addresses };
}
