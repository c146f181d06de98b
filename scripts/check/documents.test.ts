import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { budgets } from '../budgets';
import { root } from '../start/parts';
import { repositorySources } from './repository-sources';

const pages = repositorySources(root, ['*.md']);
const code = repositorySources(root, ['*.ts', '*.tsx', '*.js', '*.cjs', '*.mjs']);
const decisions = [...pages.keys()].filter((path) => /^docs\/decisions\/(?!README)/.test(path));

/** Where a page's links lead, without those to other sites. */
const linksOf = (page: string) =>
  [...page.replace(/```.*?```/gs, '').matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, address = '']) => address)
    .filter((address) => !/^[a-z]+:/.test(address));

/** As GitHub names a heading: what is neither letter, number, hyphen nor space goes, and spaces become hyphens. */
const anchorsOf = (page: string) =>
  [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{Letter}\p{Number}\- ]/gu, '')
      .replaceAll(' ', '-'),
  );

it.each([...pages])('every link of %s leads somewhere', (path, page) => {
  const broken = linksOf(page).filter((address) => {
    const [file = '', anchor] = address.split('#');
    const target = file === '' ? path : join(dirname(path), file);
    if (!existsSync(join(root, target))) return true;
    return anchor !== undefined && !anchorsOf(pages.get(target) ?? '').includes(anchor);
  });
  expect(broken).toEqual([]);
});

it('the README is short enough to be read', () => {
  const words = (pages.get('README.md') ?? '').split(/\s+/).filter(Boolean);
  expect(words.length).toBeLessThanOrEqual(budgets.readmeWords);
});

it('the README names budgets as they are', () => {
  const readme = pages.get('README.md') ?? '';
  expect(readme).toContain(`budget of ${budgets.bytes.landingScript / 1000} kB`);
  expect(readme).toContain(`budget: ${budgets.lists.callMs} ms`);
});

it.each(decisions)('%s stands in the list of decisions, and the code that follows it links it', (path) => {
  expect(
    linksOf(pages.get('docs/decisions/README.md') ?? '').map((link) => `docs/decisions/${link}`),
  ).toContain(path);
  expect([...code].filter(([, text]) => text.includes(path)).map(([file]) => file)).not.toEqual([]);
});

it('the code links no decision that is not there', () => {
  const linked = [...code.values()].flatMap((text) => text.match(/docs\/decisions\/[a-z-]+\.md/g) ?? []);
  expect(linked.filter((path) => !pages.has(path))).toEqual([]);
});
