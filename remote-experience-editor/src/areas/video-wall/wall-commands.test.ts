import { expect, test } from '@jest/globals';
import { emptyVideoWall, type WallContent } from '@vitrine/shared/contract';
import { withAcross, withRotation, withTileContent } from './wall-commands';

const video: WallContent = { kind: 'document', area: 'videos', documentId: 'vdea223456789abc' };

test('what is shown across all is taken away again without a trace', () => {
  const wall = withAcross(video)(emptyVideoWall());
  expect(wall.across).toEqual(video);
  expect(withAcross(null)(wall)).toEqual(emptyVideoWall());
});

test('a screen keeps how it hangs when it shows something else', () => {
  const turned = withRotation('1-2', 90)(emptyVideoWall());
  const shown = withTileContent('1-2', video)(turned);
  expect(shown.tiles).toEqual({ '1-2': { rotation: 90, content: video } });
  expect(withTileContent('1-2', null)(shown)).toEqual(turned);
});

test('a screen that hangs upright and shows nothing is not mentioned', () => {
  expect(withRotation('1-1', 0)(withRotation('1-1', 180)(emptyVideoWall())).tiles).toEqual({});
});
