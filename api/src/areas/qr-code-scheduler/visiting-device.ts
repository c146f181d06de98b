import type { IncomingHttpHeaders } from 'node:http';
import type { DeviceClass } from '@vitrine/shared/contract';
import { isbot } from 'isbot';
import { keepLatest } from './batched-cache';

/** What a request's headers say of who scans. */
export interface VisitingDevice {
  device: DeviceClass;
  /** A program: a search engine, or a messenger that looks what an address is before anybody opens it. */
  isBot: boolean;
}

const mostAgents = 2_000;
/** Browsers say less; what says more is not kept. */
const longestAgent = 400;
const agents = new Map<string, VisitingDevice>();

/** Of a user agent and what browsers say beside it. */
export function visitingDevice(headers: IncomingHttpHeaders): VisitingDevice {
  const agent = headers['user-agent'] ?? '';
  const mobile = headers['sec-ch-ua-mobile'];
  const isAhead = [headers['sec-purpose'], headers.purpose, headers['x-purpose']].some((purpose) =>
    /prefetch|preview|prerender/i.test(String(purpose ?? '')),
  );
  const key = `${mobile === '?1' ? 1 : 0}${agent}`;
  const known = agents.get(key);
  const device = known ?? { device: deviceOf(agent, mobile === '?1'), isBot: agent === '' || isbot(agent) };
  if (!known && key.length <= longestAgent) keepLatest(agents, key, device, mostAgents);
  return isAhead ? { ...device, isBot: true } : device;
}

/** iPads that ask for the pages of desktops cannot be told from a Mac. */
function deviceOf(agent: string, isMobile: boolean): DeviceClass {
  if (/iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Kindle/i.test(agent)) return 'tablet';
  if (isMobile || /iPhone|iPod|Windows Phone|Mobi/i.test(agent)) return 'phone';
  return /Android/i.test(agent) ? 'tablet' : 'desktop';
}
