/**
 * How deep HTML is nested as `node-html-parser` takes it apart, which is neither what a browser does nor what its tags
 * say: an end that does not fit what is open ends nothing, and in comments, scripts and styles nothing begins or ends.
 * Its rules (6.1, with the options of `node-html-markdown`) are told here again, since it takes the square of what it
 * has nested before anybody can ask it.
 */

/** Its own pattern of a tag or a comment. */
const markup =
  /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][-.:0-9_a-zA-Z]*)((?:\s+[^>]*?(?:(?:'[^']*')|(?:"[^"]*"))?)*)\s*(\/?)>/g;

const words = (text: string) => new Set(text.split(' '));
const neverFilled = words('area base br col embed hr img input link meta param source track wbr');
const unparsed = words('script noscript style');
const cells = words('td th');

/** Which element the beginning of another one ends, where it stands right within it. */
const endedByBeginning: Record<string, ReadonlySet<string>> = {
  li: words('li'),
  p: words('p div'),
  b: words('div'),
  td: cells,
  th: cells,
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((heading) => [heading, words(heading)])),
};
/** The same of the end of another one. */
const endedByEnd: Record<string, ReadonlySet<string>> = {
  li: words('ul ol'),
  a: words('div'),
  b: words('div'),
  i: words('div'),
  p: words('div'),
  td: words('tr table'),
  th: words('tr table'),
};

/** Whether elements stand within more than so many others; reads no further than that. */
export function isDeeperThan(deepest: number, html: string): boolean {
  const open: string[] = [];
  /** How many are open around the link that is; links do not nest. */
  let aroundLink: number | null = null;
  // As there, something follows that ends a tag which has no end.
  const text = `${html}</x>`;
  const lowerCase = text.toLowerCase();
  markup.lastIndex = 0;
  for (let match = markup.exec(text); match; match = markup.exec(text)) {
    const [, isEnd, written, , isClosed] = match;
    if (written === undefined) continue;
    const name = written.toLowerCase();
    let ends = Boolean(isEnd || isClosed) || neverFilled.has(name);
    if (!isEnd) {
      if (!isClosed && endedByBeginning[open.at(-1) ?? '']?.has(name)) open.pop();
      if (name === 'a') {
        if (aroundLink !== null) open.splice(aroundLink);
        aroundLink = open.length;
      }
      open.push(name);
      if (open.length > deepest) return true;
      if (unparsed.has(name)) {
        const end = lowerCase.indexOf(`</${name}>`, markup.lastIndex);
        if (end < 0) return false;
        markup.lastIndex = end + name.length + 3;
        ends = true;
      }
    }
    if (ends) {
      if (name === 'a') aroundLink = null;
      while (endedByEnd[open.at(-1) ?? '']?.has(name)) open.pop();
      if (open.at(-1) === name) open.pop();
    }
  }
  return false;
}
