import type { AllOf } from './all-of';
import { optionVault } from './answer-option-vault/contract';
import type { AreaContract } from './area-contract';
import type { Area } from './list';
import { manifest } from './manifest/contract';
import { polling } from './polling/contract';
import { products } from './products/contract';
import { qrCodeScheduler } from './qr-code-scheduler/contract';
import { questionVault } from './question-vault/contract';
import { scenes } from './scenes/contract';
import { surveys } from './surveys/contract';
import { theme } from './theme/contract';
import { videoWall } from './video-wall/contract';
import { videos } from './videos/contract';
import { voting } from './voting/contract';

/** What each area brings, in the order in which their documents are compiled. An area that is missing brings nothing yet. */
export const areaContracts = {
  scenes,
  'question-vault': questionVault,
  'answer-option-vault': optionVault,
  voting,
  polling,
  surveys,
  products,
  videos,
  'qr-code-scheduler': qrCodeScheduler,
  'video-wall': videoWall,
  theme,
  manifest,
} as const satisfies Partial<Record<Area, AreaContract>>;

type Contracts = typeof areaContracts;
type Brought<Key extends keyof AreaContract> = {
  [A in keyof Contracts]: Contracts[A] extends { [K in Key]: infer Value } ? Value : never;
}[keyof Contracts];

/** What those areas bring that bring such a thing. */
const brought = <Key extends Exclude<keyof AreaContract, 'tokens'>>(key: Key) =>
  Object.values<AreaContract>(areaContracts).flatMap((area) =>
    area[key] ? [area[key]] : [],
  ) as Brought<Key>[];

export const areaParts = brought('published') as [Brought<'published'>, ...Brought<'published'>[]];
export const areaAnswers = brought('answer');
export const areaEvents = brought('events').flat() as [AreaEvent, ...AreaEvent[]];
type AreaEvent = Brought<'events'>[number];
export const areaChecks = brought('checks');
export const areasWithChecks = (Object.keys(areaContracts) as (keyof Contracts)[]).filter(
  (area) => 'checks' in areaContracts[area],
);
export type AreaChecks = AllOf<Brought<'checks'>>;

/** Fields that areas add to something, each under names of its own. */
const together = <Key extends 'endpoints' | 'live' | 'summary' | 'visitorData' | 'visits'>(key: Key) =>
  Object.assign({}, ...brought(key)) as AllOf<Brought<Key> | Record<never, never>>;

export const areaVisits = together('visits');
export const areaSummaries = together('summary');
export const areaEndpoints = together('endpoints');
export const areaLive = together('live');
export const areaVisitorData = together('visitorData');
