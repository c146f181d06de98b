import type { ManifestRoot, PublishedScene } from '@vitrine/shared/contract';

const context = 'http://iiif.io/api/presentation/4/context.json';
/** What it is served as (Presentation API 4.0, Responses). */
export const iiifType = `application/ld+json;profile="${context}"`;

/** Texts by language, each a list. */
type Label = Record<string, string[]>;
type Vector = readonly [number, number, number];
type SceneObject = PublishedScene['objects'][number];

interface IiifOf {
  /** Where the manifest itself is served; addresses of what is in it begin with it. */
  address: string;
  root: Pick<ManifestRoot, 'poster'> & { theme: Pick<ManifestRoot['theme'], 'tagline' | 'title'> };
  /** In the order of the experience. */
  scenes: PublishedScene[];
}

/**
 * The scenes of a published version as a IIIF Presentation 4 manifest, which other museums' and shops' viewers open: a
 * Scene for each, its models painted into it where they stand, and the camera that visitors begin with. Both worlds are
 * right-handed, in metres, with y up. Light is left to the viewer: ours is a room of lit panels, which IIIF cannot say.
 * @see https://iiif.io/api/presentation/4.0/
 */
export function iiifManifest({ address, root, scenes }: IiifOf): Record<string, unknown> {
  const { poster, theme } = root;
  const from = (url: string) => new URL(url, address).href;
  return {
    '@context': context,
    id: address,
    type: 'Manifest',
    label: labelOf(theme.title),
    ...(isSaid(theme.tagline) ? { summary: listed(theme.tagline) } : {}),
    ...(poster ? { thumbnail: [{ id: from(poster), type: 'Image' }] } : {}),
    items: scenes.map((scene) => sceneOf(scene, `${address}/scene/${scene.documentId}`, from)),
  };
}

function sceneOf(scene: PublishedScene, id: string, from: (url: string) => string) {
  const painted = (name: string, body: object, position: Vector) => ({
    id: `${id}/annotation/${name}`,
    type: 'Annotation',
    motivation: ['painting'],
    body,
    target: {
      id: `${id}/annotation/${name}/target`,
      type: 'SpecificResource',
      source: { id, type: 'Scene' },
      selector: [pointAt(position)],
    },
  });
  const { alt, background, camera, models, objects, title } = scene;
  return {
    id,
    type: 'Scene',
    label: labelOf(title),
    ...(isSaid(alt) ? { summary: listed(alt) } : {}),
    backgroundColor: background,
    items: [
      {
        id: `${id}/page`,
        type: 'AnnotationPage',
        items: [
          painted('camera', cameraOf(camera, `${id}/camera`), camera.position),
          ...objects.flatMap((object) => {
            const file = models[object.model];
            if (!file) return [];
            const bodyId = `${id}/annotation/${object.id}/body`;
            return [painted(object.id, modelOf(object, from(file.url), bodyId), object.position)];
          }),
        ],
      },
    ],
  };
}

const cameraOf = ({ fieldOfViewDegrees, target }: PublishedScene['camera'], id: string) => ({
  id,
  type: 'PerspectiveCamera',
  fieldOfView: fieldOfViewDegrees,
  lookAt: pointAt(target),
});

/** Transforms are done one after the other: ours is scaled, then turned about z, y and x, each an axis that stays. */
function modelOf({ alt, name, rotation, scale }: SceneObject, file: string, id: string) {
  const [turnX, turnY, turnZ] = rotation;
  const transform = [
    ...(scale.every((factor) => factor === 1) ? [] : [along('ScaleTransform', scale)]),
    ...(turnZ ? [along('RotateTransform', [0, 0, turnZ])] : []),
    ...(turnY ? [along('RotateTransform', [0, turnY, 0])] : []),
    ...(turnX ? [along('RotateTransform', [turnX, 0, 0])] : []),
  ];
  const model = {
    id: file,
    type: 'Model',
    format: 'model/gltf-binary',
    label: isSaid(alt) ? listed(alt) : { none: [name] },
  };
  return transform.length === 0 ? model : { id, type: 'SpecificResource', source: model, transform };
}

const along = (type: string, [x, y, z]: Vector) => ({ type, x, y, z });
const pointAt = (place: Vector) => along('PointSelector', place);

const isSaid = (words: Record<string, string>) => Object.values(words).some(Boolean);
const listed = (words: Record<string, string>): Label =>
  Object.fromEntries(Object.entries(words).flatMap(([language, text]) => (text ? [[language, [text]]] : [])));

/** A label has to be there. */
const labelOf = (words: Record<string, string>): Label =>
  isSaid(words) ? listed(words) : { none: ['Untitled'] };
