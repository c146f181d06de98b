import {
  inOrder,
  type PublishedScene,
  type SceneObject,
  type ScenesDocument,
  scenesDocument,
} from '@vitrine/shared/contract';
import { areaContent, type DraftContext } from '../area-content';
import { doubt, type Finding, fault, findingAt } from '../checks/findings';
import type { VisitorText } from '../source-text';
import { checkModels, checkSceneBudget } from './scene-budget';

export const scenes = areaContent(scenesDocument, {
  references: ({ objects }) =>
    Object.entries(objects).map(([id, { libraryObjectId }]) => ({
      kind: 'library-object',
      id: libraryObjectId,
      pointer: `/objects/${id}/libraryObjectId`,
    })),

  texts: textsOf,

  check(scene, context) {
    const visible = visibleObjects(scene);
    return [
      ...(visible.length === 0
        ? [findingAt('/objects', doubt('empty-scene'))]
        : checkObjectAlternatives(visible, context.languages)),
      ...checkModels(visible, context.models),
      ...checkSceneBudget(visible, context.models),
    ];
  },

  checkTogether: (documents) =>
    documents.length > 0 ? [] : [{ ...findingAt('', fault('no-scene')), documentId: null }],

  compile(documents, context) {
    const parts = documents.map(({ data, id }) => published(id, data, context));
    const assets = parts.flatMap(({ models }) =>
      Object.entries(models).map(([sha256, { bytes, url }]) => ({ sha256, url, bytes })),
    );
    return { parts, assets };
  },
});

const published = (documentId: string, scene: ScenesDocument, context: DraftContext): PublishedScene => ({
  area: 'scenes',
  documentId,
  title: scene.title,
  alt: scene.alt,
  lighting: scene.lighting,
  background: scene.background,
  floor: scene.floor,
  camera: scene.camera,
  ...placeModels(visibleObjects(scene), context),
});

type Placed = [id: string, object: SceneObject][];

const visibleObjects = ({ objects }: ScenesDocument): Placed =>
  inOrder(objects).filter(([, { hidden }]) => !hidden);

/** An object whose model is missing is left out: a draft can be previewed while it is incomplete. */
function placeModels(visible: Placed, { models }: DraftContext): Pick<PublishedScene, 'objects' | 'models'> {
  const used: PublishedScene['models'] = {};
  const objects = visible.flatMap(([id, object]): PublishedScene['objects'] => {
    const model = models.get(object.libraryObjectId);
    if (!model) return [];
    const { bytes, light, url } = model;
    used[model.sha256] = { url, bytes, ...(light && { light }) };
    const { alt = {}, name, position, rotation, scale } = object;
    return [{ id, name, alt, model: model.sha256, position, rotation, scale }];
  });
  return { objects, models: used };
}

function textsOf(scene: ScenesDocument): VisitorText[] {
  return [
    { pointer: '/title', map: scene.title, missing: doubt('missing-title.scene') },
    { pointer: '/alt', map: scene.alt, missing: doubt('missing-alt.scene') },
    ...visibleObjects(scene).map(([id, { alt = {} }]) => ({ pointer: `/objects/${id}/alt`, map: alt })),
  ];
}

function checkObjectAlternatives(visible: Placed, [base = 'en']: string[]): Finding[] {
  const without = visible.filter(([, { alt }]) => !alt?.[base]?.trim());
  const [first] = without;
  if (!first) return [];
  const undescribed = doubt('missing-alt.objects', { count: without.length });
  return [findingAt(`/objects/${first[0]}/alt/${base}`, undescribed)];
}
