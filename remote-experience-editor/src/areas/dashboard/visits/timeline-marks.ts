import type { TimelineEvent } from '@vitrine/shared/contract';
import type { TileMark } from '../../../tiles/tile';

/** How much of the axis a label takes on a phone. */
const closest = 0.08;

interface Axis {
  from: string;
  until: string;
}
interface Words {
  number: (number: number) => string;
  event: (event: TimelineEvent) => string;
}

/**
 * Where along an axis of time something happened, by its number in the list of what did. What happened too soon after
 * something else stands with it under one label.
 * @param events in their order.
 */
export function timelineMarks(events: TimelineEvent[], { from, until }: Axis, words: Words): TileMark[] {
  const [begins, ends] = [Date.parse(from), Date.parse(until)];
  const groups: { at: number; first: number; events: TimelineEvent[] }[] = [];
  events.forEach((event, index) => {
    const at = (Date.parse(event.at) - begins) / (ends - begins);
    const last = groups.at(-1);
    if (last && at - last.at < closest) last.events.push(event);
    else groups.push({ at, first: index + 1, events: [event] });
  });
  return groups.map(({ at, events: own, first }) => ({
    at,
    label: [first, first + own.length - 1].slice(0, own.length).map(words.number).join('–'),
    texts: own.map(words.event),
  }));
}
