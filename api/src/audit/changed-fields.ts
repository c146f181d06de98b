import { patchBetween } from '../content/merge-patch';

type Fields = Record<string, unknown>;

export interface ChangedFields {
  /** null: it was not there. */
  before: Fields | null;
  /** null: it is not there any more. */
  after: Fields | null;
}

const longestText = 300;
const longestSide = 4000;

/**
 * What became otherwise: two JSON merge patches, each of which leads from the other side to its own. A thing that
 * was made, or is gone, has one side.
 */
export function changedFields(before: Fields | null, after: Fields | null): ChangedFields {
  const [was, is] = [plain(before), plain(after)];
  if (!was || !is) return { before: was && bounded(filled(was)), after: is && bounded(filled(is)) };
  return { before: bounded(patchBetween(is, was)), after: bounded(patchBetween(was, is)) };
}

/** Whether anything did. */
export const isChange = ({ after, before }: ChangedFields): boolean =>
  Object.keys({ ...before, ...after }).length > 0;

/** As JSON holds it: moments as text. */
const plain = (fields: Fields | null): Fields | null => fields && JSON.parse(JSON.stringify(fields));

/** What is empty says nothing about something new. */
const filled = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)));
const isEmpty = (value: unknown) =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

/** An entry is never larger than this, whatever was written: long texts are cut, and fields left out behind "…". */
export function bounded(fields: Fields): Fields {
  const kept: Fields = {};
  let room = longestSide;
  for (const [name, value] of Object.entries(fields)) {
    const short = shortened(value);
    room -= JSON.stringify([name, short]).length;
    if (room < 0) {
      kept['…'] = Object.keys(fields).length - Object.keys(kept).length;
      break;
    }
    kept[name] = short;
  }
  return kept;
}

function shortened(value: unknown): unknown {
  if (typeof value === 'string')
    return value.length > longestText ? `${[...value].slice(0, longestText).join('')}…` : value;
  if (Array.isArray(value)) return value.map(shortened);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner)]));
}
