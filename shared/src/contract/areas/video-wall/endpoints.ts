import { z } from 'zod';
import { chapter } from '../../endpoints/endpoint';
import { atPlacement, inDocument } from '../../endpoints/parameters';
import { entityId, placementId } from '../../values/ids';
import {
  newScreen,
  screenAnswer,
  waitingScreen,
  wallDrift,
  wallScreen,
  wallScreenPairing,
  wallScreenReport,
  wallScreenUpdate,
} from './screen';

const ofWalls = chapter('Video walls');
const inScreen = z.strictObject({ brandId: entityId, wallScreenId: entityId });
const asScreen = z.strictObject({ placementId, wallScreenId: entityId });

export const videoWallEndpoints = {
  listWallScreens: ofWalls({
    method: 'GET',
    path: '/v1/brands/:brandId/documents/:documentId/wall-screens',
    access: { brand: 'screens:read' },
    summary: 'The screens of a video wall at all placements, by their places, and how each of them is',
    params: inDocument,
    response: z.object({ items: z.array(wallScreen) }),
  }),
  createWallScreen: ofWalls({
    method: 'POST',
    path: '/v1/brands/:brandId/documents/:documentId/wall-screens',
    access: { brand: 'screens:write' },
    summary: 'Give the screen that shows a code its place in a video wall',
    params: inDocument,
    body: wallScreenPairing,
    response: wallScreen,
    status: 201,
  }),
  updateWallScreen: ofWalls({
    method: 'PATCH',
    path: '/v1/brands/:brandId/wall-screens/:wallScreenId',
    access: { brand: 'screens:write' },
    summary: 'Rename a screen, or give it another place in its wall',
    params: inScreen,
    body: wallScreenUpdate,
    response: wallScreen,
  }),
  identifyWallScreen: ofWalls({
    method: 'POST',
    path: '/v1/brands/:brandId/wall-screens/:wallScreenId/identify',
    access: { brand: 'screens:write' },
    passing: true,
    summary: 'Let a screen show its number for a while',
    params: inScreen,
  }),
  reloadWallScreen: ofWalls({
    method: 'POST',
    path: '/v1/brands/:brandId/wall-screens/:wallScreenId/reload',
    access: { brand: 'screens:write' },
    passing: true,
    summary: 'Let a screen load itself anew',
    params: inScreen,
  }),
  listWallDrifts: ofWalls({
    method: 'GET',
    path: '/v1/brands/:brandId/wall-screens/:wallScreenId/drifts',
    access: { brand: 'screens:read' },
    summary: 'How far a screen was from the wall’s time in the last 24 hours, every five minutes the worst',
    params: inScreen,
    response: z.object({ items: z.array(wallDrift) }),
  }),
  revokeWallScreen: ofWalls({
    method: 'POST',
    path: '/v1/brands/:brandId/wall-screens/:wallScreenId/revoke',
    access: { brand: 'screens:write' },
    whileArchived: true,
    summary: 'Take a screen out of its wall: it shows nothing of it any more',
    params: inScreen,
  }),
  requestWallScreen: ofWalls({
    method: 'POST',
    path: '/v1/placements/:placementId/wall-screens',
    access: 'public',
    summary: 'A new screen asks to be let in, and is told the code that it shows',
    params: atPlacement,
    body: waitingScreen,
    response: newScreen,
    status: 201,
  }),
  reportWallScreen: ofWalls({
    method: 'POST',
    path: '/v1/placements/:placementId/wall-screens/:wallScreenId/report',
    access: 'public',
    summary: 'A screen says how it is, and is told where it stands',
    params: asScreen,
    body: wallScreenReport,
    response: screenAnswer,
  }),
  getWallClock: ofWalls({
    method: 'GET',
    path: '/v1/wall-clock',
    access: 'public',
    summary: 'What time it is on the server, for screens that play in step',
    response: z.object({ nowMs: z.number() }),
  }),
};
