import { limits, type SceneObject } from '@vitrine/shared/contract';
import type { Finding, Model } from './area-content';
import { doubt, fault, findingAt } from './findings';
import { checkModel } from './model-check';

type Placed = [id: string, object: SceneObject][];
type Models = ReadonlyMap<string, Model>;

const bytes = (value: number) => ({ bytes: value });

/** RGBA with its mipmaps, as it lies in the graphics card's memory. */
const textureBytes = ({ textures }: Model) =>
  textures.reduce((sum, { height, width }) => sum + width * height * 4 * (4 / 3), 0);

/** `drawn`: every copy costs. Otherwise a model costs once, however often it stands in the scene. */
const budgets = [
  {
    key: 'triangles',
    code: 'scene-triangles',
    drawn: true,
    of: (model: Model) => model.triangles,
    show: Math.round,
  },
  {
    key: 'materials',
    code: 'scene-materials',
    drawn: false,
    of: (model: Model) => model.materials,
    show: Math.round,
  },
  {
    key: 'textureBytes',
    code: 'scene-textures',
    drawn: false,
    of: textureBytes,
    show: bytes,
  },
  {
    key: 'modelBytes',
    code: 'scene-bytes',
    drawn: false,
    of: (model: Model) => model.bytes,
    show: bytes,
  },
] as const;

/** Models that cannot be published: gone, or too large. One finding for each library object, at its first use. */
export function checkModels(visible: Placed, models: Models): Finding[] {
  const firstUses = new Map(
    visible.toReversed().map(([id, object]) => [object.libraryObjectId, { id, object }]),
  );
  return [...firstUses.values()].reverse().flatMap(({ id, object }): Finding[] => {
    const model = models.get(object.libraryObjectId);
    return checkModel(
      model,
      fault('missing-model.object', { name: object.name }),
      `/objects/${id}/libraryObjectId`,
    );
  });
}

/** Whether phones can show the scene, naming what weighs most. Limits: `limits.sceneBudget`. */
export function checkSceneBudget(visible: Placed, models: Models): Finding[] {
  const placed = visible.flatMap(([, { libraryObjectId }]) => models.get(libraryObjectId) ?? []);
  return budgets.flatMap(({ code, drawn, key, of, show }): Finding[] => {
    const weights = new Map<string, { name: string; weight: number }>();
    for (const model of placed) {
      const before = drawn ? (weights.get(model.sha256)?.weight ?? 0) : 0;
      weights.set(model.sha256, { name: model.name, weight: before + of(model) });
    }
    const heaviest = [...weights.values()].sort((a, b) => b.weight - a.weight)[0];
    const total = [...weights.values()].reduce((sum, { weight }) => sum + weight, 0);
    const budget = limits.sceneBudget[key];
    if (!heaviest || total <= budget) return [];
    const say = total > budget * limits.sceneBudget.blockFactor ? fault : doubt;
    const heavy = say(code, {
      total: show(total),
      limit: show(budget),
      name: heaviest.name,
      most: show(heaviest.weight),
    });
    return [findingAt('/objects', heavy)];
  });
}
