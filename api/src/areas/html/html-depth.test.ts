import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';
import { randomCases } from '@vitrine/shared/contract/testing/random-cases';
import fc from 'fast-check';
import type { parse as parseHtml } from 'node-html-parser';
import { isDeeperThan } from './html-depth';

const { parse }: { parse: typeof parseHtml } = createRequire(require.resolve('node-html-markdown'))(
  'node-html-parser',
);
/** As node-html-markdown calls it, but what is not closed stays where it is until it has been measured. */
const options = {
  lowerCaseTagName: true,
  fixNestedATags: true,
  parseNoneClosedTags: true,
  blockTextElements: { script: false, noscript: false, style: false },
};

interface Element {
  tagName?: string;
  childNodes: unknown[];
}
const depthOf = ({ childNodes }: Element): number =>
  Math.max(0, ...(childNodes as Element[]).map((child) => (child.tagName ? 1 + depthOf(child) : 0)));

const name = fc.constantFrom(
  ...'p li ul ol div b i a td th tr table h1 h2 span br img script style P DIV x-y o:p'.split(' '),
);
const part = fc.oneof(
  { weight: 5, arbitrary: name.map((tag) => `<${tag}>`) },
  { weight: 3, arbitrary: name.map((tag) => `</${tag}>`) },
  name.map((tag) => `<${tag}/>`),
  name.map((tag) => `<${tag} title="</div>">`),
  fc.constantFrom(
    ...['<!-- </div> -->', '<!--', '-->', '<!-->', '"', "'", '>', '/', '/>', '<', ' ', 'Oak'],
    ...['<b title="', '<b title="</p>"x ', '</b title="<p>" />', '<div"'],
  ),
);

test('HTML is as deep as the translator’s parser takes it to be', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
      const html = parts.join('');
      const depth = depthOf(parse(html, options) as unknown as Element);
      expect(isDeeperThan(depth, html)).toBe(false);
      if (depth > 0) expect(isDeeperThan(depth - 1, html)).toBe(true);
    }),
    randomCases,
  );
});

test('an element may be called like what every object has', () => {
  expect(isDeeperThan(1, '<constructor></constructor><constructor>')).toBe(false);
  expect(isDeeperThan(1, '<constructor><constructor>')).toBe(true);
});
