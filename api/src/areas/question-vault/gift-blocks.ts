/** Lines of a GIFT file that follow each other. */
export interface GiftBlock {
  /** Without its comments. */
  text: string;
  /** Of each of its lines, which of the file it is, the first being 1. */
  lines: number[];
  /** Those right before it and in it. */
  comments: { text: string; line: number }[];
}

/** What blank lines part; a category's line is alone. */
export function giftBlocks(file: string): GiftBlock[] {
  const blocks: { rows: string[]; lines: number[]; comments: GiftBlock['comments'] }[] = [];
  let open: (typeof blocks)[number] | null = null;
  let comments: GiftBlock['comments'] = [];
  for (const [index, row] of file.split(/\r\n|\r|\n/).entries()) {
    const words = row.trim();
    if (words.startsWith('//')) {
      comments.push({ text: words, line: index + 1 });
      continue;
    }
    const isCategory = categoryMark.test(words);
    if (words === '' || isCategory) open = null;
    if (words === '') {
      comments = [];
      continue;
    }
    if (open) {
      open.rows.push(row);
      open.lines.push(index + 1);
      continue;
    }
    const block = { rows: [isCategory ? words : row], lines: [index + 1], comments };
    blocks.push(block);
    open = isCategory ? null : block;
  }
  return blocks.map(({ rows, ...block }) => ({ ...block, text: rows.join('\n') }));
}

const categoryMark = /^\$CATEGORY:/i;

/** The folder that a block says for what follows it; null where it is no category. */
export const categoryIn = ({ text }: GiftBlock): string | null =>
  categoryMark.test(text) ? folderOf(text.slice('$CATEGORY:'.length)) : null;

/**
 * Moodle begins with `$course$/top`, which is no folder of anybody's. A slash in a name is two in the file; folders here
 * have none in their names, but a sign that looks like it.
 */
const folderOf = (path: string) =>
  path
    .replaceAll('//', slash)
    .split('/')
    .map((level) => level.trim())
    .filter((level, depth) => level !== '' && !isCourse(level) && !(depth < 2 && level === 'top'))
    .join('/');

const slash = '\u2215';

const isCourse = (level: string) => level.length > 1 && level.startsWith('$') && level.endsWith('$');

export const categoryLine = (folder: string) =>
  `$CATEGORY: ${folder === '' ? '$course$/top' : `$course$/top/${folder.replaceAll(slash, '//')}`}\n\n`;
