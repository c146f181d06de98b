import { type SceneObject, scenesLimits } from '@vitrine/shared/contract';
import type { Model } from '../area-content';
import { doubt, type Finding, fault, findingAt } from '../checks/findings';
import { checkModel } from '../checks/model-check';

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
    blocked: 'too-heavy.triangles',
    drawn: true,
    of: (model: Model) => model.triangles,
    show: Math.round,
  },
  {
    key: 'materials',
    code: 'scene-materials',
    blocked: 'too-heavy.materials',
    drawn: false,
    of: (model: Model) => model.materials,
    show: Math.round,
  },
  {
    key: 'textureBytes',
    code: 'scene-textures',
    blocked: 'too-heavy.textures',
    drawn: false,
    of: textureBytes,
    show: bytes,
  },
  {
    key: 'modelBytes',
    code: 'scene-bytes',
    blocked: 'too-heavy.bytes',
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

/** Whether phones can show the scene, naming what weighs most. Limits: `scenesLimits.budget`. */
export function checkSceneBudget(visible: Placed, models: Models): Finding[] {
  const placed = visible.flatMap(([, { libraryObjectId }]) => models.get(libraryObjectId) ?? []);
  return budgets.flatMap(({ blocked, code, drawn, key, of, show }): Finding[] => {
    const weights = new Map<string, { name: string; weight: number }>();
    for (const model of placed) {
      const before = drawn ? (weights.get(model.sha256)?.weight ?? 0) : 0;
      weights.set(model.sha256, { name: model.name, weight: before + of(model) });
    }
    const heaviest = [...weights.values()].sort((a, b) => b.weight - a.weight)[0];
    const total = [...weights.values()].reduce((sum, { weight }) => sum + weight, 0);
    const budget = scenesLimits.budget[key];
    if (!heaviest || total <= budget) return [];
    const weigh = (limit: number) => ({
      total: show(total),
      limit: show(limit),
      name: heaviest.name,
      most: show(heaviest.weight),
    });
    const most = budget * scenesLimits.budget.blockFactor;
    // Where it blocks, the limit that blocks is the one to be named.
    const heavy = total > most ? fault(blocked, weigh(most)) : doubt(code, weigh(budget));
    return [findingAt('/objects', heavy)];
  });
}
