/**
 * How deep HTML is nested as `node-html-parser` takes it apart, which is neither what a browser does nor what its tags
 * say: an end that does not fit what is open ends nothing, and in comments, scripts and styles nothing begins or ends.
 * Its rules (6.1, with the options of `node-html-markdown`) are told here again, since it takes the square of what it
 * has nested before anybody can ask it.
 */

const beginning = /<(?:!--|(\/?)([a-z][-.:\w]*))/gi;
const afterValue = /\s|\/?>/y;

const words = (text: string) => new Set(text.split(' '));
const neverFilled = words('area base br col embed hr img input link meta param source track wbr');
const unparsed = words('script noscript style');

/** Which elements the beginning of another one ends, where it stands right within them. */
const endedByBeginning = new Map(
  ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li'].map((name) => [name, words(name)] as const),
)
  .set('p', words('p div'))
  .set('b', words('div'))
  .set('td', words('td th'))
  .set('th', words('td th'));
/** The same of the end of another one. */
const endedByEnd = new Map(['a', 'b', 'i', 'p'].map((name) => [name, words('div')] as const))
  .set('li', words('ul ol'))
  .set('td', words('tr table'))
  .set('th', words('tr table'));

/** Whether elements stand within more than so many others; reads no further than that. */
export function isDeeperThan(deepest: number, html: string): boolean {
  const open: string[] = [];
  /** How many are open around the link that is; links do not nest. */
  let aroundLink: number | null = null;
  for (const { isClosed, isEnd, name } of tagsIn(html)) {
    if (!isEnd) {
      if (!isClosed && endedByBeginning.get(open.at(-1) ?? '')?.has(name)) open.pop();
      if (name === 'a') {
        if (aroundLink !== null) open.splice(aroundLink);
        aroundLink = open.length;
      }
      open.push(name);
      if (open.length > deepest) return true;
    }
    if (isEnd || isClosed || unparsed.has(name) || neverFilled.has(name)) {
      if (name === 'a') aroundLink = null;
      while (endedByEnd.get(open.at(-1) ?? '')?.has(name)) open.pop();
      if (open.at(-1) === name) open.pop();
    }
  }
  return false;
}

interface Tag {
  name: string;
  isEnd: boolean;
  /** `<br/>`: ends where it begins. */
  isClosed: boolean;
}

/** In time that grows as the text does. Of a script or a style nothing but its beginning. */
function* tagsIn(html: string): Generator<Tag> {
  // As there, something follows that ends a tag which has no end.
  const text = `${html}</x>`;
  const lowerCase = text.toLowerCase();
  const lastComment = text.lastIndexOf('-->');
  let at = 0;
  for (;;) {
    beginning.lastIndex = at;
    const match = beginning.exec(text);
    if (!match) return;
    const [whole, slash, written] = match;
    at = match.index + whole.length;
    if (written === undefined) {
      if (at <= lastComment) at = text.indexOf('-->', at) + 3;
      continue;
    }
    const end = endOfTag(text, at);
    if (!end) continue;
    const name = written.toLowerCase();
    const isEnd = slash === '/';
    at = end.at;
    yield { name, isEnd, isClosed: end.isClosed };
    if (isEnd || !unparsed.has(name)) continue;
    const its = `</${name}>`;
    const found = lowerCase.indexOf(its, at);
    if (found < 0) return;
    at = found + its.length;
  }
}

/**
 * @param start behind the tag's name.
 * @returns where it ends, or null where it is no tag. A value in quotation marks may have a > if something fit follows.
 */
function endOfTag(text: string, start: number): { at: number; isClosed: boolean } | null {
  if (!fits(text, start)) return null;
  let at = start;
  while (at < text.length) {
    const char = text[at] ?? '';
    if (char === '>') return { at: at + 1, isClosed: false };
    if (char === '/' && text[at + 1] === '>') return { at: at + 2, isClosed: true };
    const close = char === '"' || char === "'" ? text.indexOf(char, at + 1) : -1;
    at = close >= 0 && fits(text, close + 1) ? close + 1 : at + 1;
  }
  return null;
}

function fits(text: string, at: number): boolean {
  afterValue.lastIndex = at;
  return afterValue.test(text);
}
