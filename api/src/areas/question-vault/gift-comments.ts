import { type TranslatableMessage, translatable } from '../../translatable-message';
import type { GiftBlock } from './gift-blocks';

/** Moodle has in comments what GIFT has no sign for: `// [id:oak-1] [tag:wood] [tag:quiz]`. */

const end = /(?<!\\)\]/;
const mark = /\[(id|tag):(.+)/s;

/** What the comments of a question say of it; ids have no place here. */
export function inComments(comments: GiftBlock['comments']): {
  tags: Record<string, true>;
  notices: (TranslatableMessage & { line: number })[];
} {
  const tags: Record<string, true> = {};
  const notices: (TranslatableMessage & { line: number })[] = [];
  for (const { line, text } of comments)
    for (const part of text.split(end).slice(0, -1)) {
      const [, kind, written = ''] = mark.exec(part) ?? [];
      const value = written.replaceAll('\\]', ']').trim();
      if (value === '') continue;
      if (kind === 'tag') tags[value] = true;
      else notices.push({ line, ...translatable('gift.idNumber', { id: value }) });
    }
  return { tags, notices };
}

export const tagComment = (tags: readonly string[]): string =>
  tags.length === 0 ? '' : `// ${tags.map((tag) => `[tag:${tag.replaceAll(']', '\\]')}]`).join(' ')}\n`;
