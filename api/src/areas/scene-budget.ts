import { limits, type SceneObject } from '@vitrine/shared/contract';
import type { Finding, Model } from './area-content';
import { checkModel, size } from './model-check';

type Placed = [id: string, object: SceneObject][];
type Models = ReadonlyMap<string, Model>;

const count = (value: number) => Math.round(value).toLocaleString('en');

/** RGBA with its mipmaps, as it lies in the graphics card's memory. */
const textureBytes = ({ textures }: Model) =>
  textures.reduce((sum, { height, width }) => sum + width * height * 4 * (4 / 3), 0);

/** `drawn`: every copy costs. Otherwise a model costs once, however often it stands in the scene. */
const budgets = [
  {
    key: 'triangles',
    code: 'scene-triangles',
    what: 'triangles',
    drawn: true,
    of: (model: Model) => model.triangles,
    show: count,
  },
  {
    key: 'materials',
    code: 'scene-materials',
    what: 'materials',
    drawn: false,
    of: (model: Model) => model.materials,
    show: count,
  },
  {
    key: 'textureBytes',
    code: 'scene-textures',
    what: 'of texture memory',
    drawn: false,
    of: textureBytes,
    show: size,
  },
  {
    key: 'modelBytes',
    code: 'scene-bytes',
    what: 'of models to load',
    drawn: false,
    of: (model: Model) => model.bytes,
    show: size,
  },
] as const;

/** Models that cannot be published: gone, or too large. One finding for each library object, at its first use. */
export function checkModels(visible: Placed, models: Models): Finding[] {
  const firstUses = new Map(
    visible.toReversed().map(([id, object]) => [object.libraryObjectId, { id, object }]),
  );
  return [...firstUses.values()].reverse().flatMap(({ id, object }): Finding[] => {
    const model = models.get(object.libraryObjectId);
    return checkModel(model, `The model of “${object.name}”`, `/objects/${id}/libraryObjectId`);
  });
}

/** Whether phones can show the scene, naming what weighs most. Limits: `limits.sceneBudget`. */
export function checkSceneBudget(visible: Placed, models: Models): Finding[] {
  const placed = visible.flatMap(([, { libraryObjectId }]) => models.get(libraryObjectId) ?? []);
  return budgets.flatMap(({ code, drawn, key, of, show, what }): Finding[] => {
    const weights = new Map<string, { name: string; weight: number }>();
    for (const model of placed) {
      const before = drawn ? (weights.get(model.sha256)?.weight ?? 0) : 0;
      weights.set(model.sha256, { name: model.name, weight: before + of(model) });
    }
    const heaviest = [...weights.values()].sort((a, b) => b.weight - a.weight)[0];
    const total = [...weights.values()].reduce((sum, { weight }) => sum + weight, 0);
    const budget = limits.sceneBudget[key];
    if (!heaviest || total <= budget) return [];
    const blocks = total > budget * limits.sceneBudget.blockFactor;
    return [
      {
        level: blocks ? 'error' : 'warning',
        code,
        message: `The scene has ${show(total)} ${what}; ${show(budget)} is a good limit. “${heaviest.name}” weighs most, with ${show(heaviest.weight)}.`,
        pointer: '/objects',
      },
    ];
  });
}
