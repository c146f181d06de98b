/**
 * Which source may import what. Not a lint rule: those see an import's text, these the file that it leads to. All paths
 * are from the repository's root, without extension.
 */
import { areas } from '../../shared/src/contract/areas/list';
import type { RepositoryImports } from './read-imports';

interface Import {
  from: string;
  to: string;
  /** Nothing of it is left in the build. */
  typeOnly: boolean;
  /** By `import()`, when it runs. */
  dynamic: boolean;
  /** Whether what is imported brings zod along. */
  bringsZod: boolean;
}

interface Rule {
  why: string;
  forbids: (imported: Import) => boolean;
}

const within = (...folders: string[]) => {
  const pattern = new RegExp(`^(${folders.join('|')})(/|$)`);
  return (path: string) => pattern.test(path);
};
/** What lies in `to` is imported in the folders only. */
const only = (to: string[], folders: string[], why: string): Rule => ({
  why,
  forbids: (imported) => within(...to)(imported.to) && !within(...to, ...folders)(imported.from),
});
/** What lies in `to` is imported everywhere but in the folders. */
const never = (to: string[], folders: string[], why: string): Rule => ({
  why,
  forbids: (imported) => within(...to)(imported.to) && within(...folders)(imported.from),
});

const packageOf = (path: string) => /^(shell|api|remote-[^/]+)\//.exec(path)?.[1];
/** Of the folders there; the files beside them, such as the registry, know all areas. */
const areaOf = (path: string) => {
  const folder = /^remote-[^/]+\/src\/areas\/([^/]+)/.exec(path)?.[1];
  return areas.find((area) => area === folder);
};
const isTest = (path: string) => /\.(test|spec|stories)$|\/testing\//.test(path);

export const rules: Rule[] = [
  only(
    ['firebase', '@firebase'],
    ['shell/src/auth', 'shell/src/firebase'],
    'Only shell/src/auth and shell/src/firebase import firebase',
  ),
  only(
    ['antd', '@ant-design', '@tanstack', 'i18next', 'react-i18next'],
    ['shared/src/ui'],
    'Only shared/src/ui imports it; take what you need from @vitrine/shared/ui',
  ),
  only(
    ['react-router-dom', 'react-router'],
    ['shared/src/host', 'shell'],
    'Only shared/src/host and shell import the router; take it from @vitrine/shared/host',
  ),
  only(
    ['three', '@react-three'],
    ['shared/src/scene'],
    'Only shared/src/scene imports 3D libraries; take what you need from @vitrine/shared/scene',
  ),
  only(
    ['shared/src/scene'],
    ['remote-viewer', 'remote-experience-editor/src/areas/scenes'],
    'Only the viewer and the editor’s scenes draw 3D',
  ),
  only(
    ['shared/src/server'],
    ['shell/server', 'api'],
    'What servers share knows sockets and addresses, and no browser has those',
  ),
  never(
    ['shared/src/ui'],
    ['remote-viewer', 'api', 'shared/src/(contract|client|host|scene)'],
    'The staff interface is for the shell’s frame, the manager and the editor',
  ),
  never(
    ['shared/src/client', 'shared/src/client/(index|client|api-error)'].map((path) => `${path}$`),
    ['remote-manager', 'remote-experience-editor'],
    'Take useApi and ApiError from @vitrine/shared/ui: here they would be others of the same name',
  ),
  {
    why: 'The contract imports nothing but zod, and recurring days from who reads RFC 5545',
    forbids: ({ from, to }) =>
      within('shared/src/contract')(from) &&
      !isTest(from) &&
      !within('shared/src/contract', 'zod')(to) &&
      !(from === 'shared/src/contract/schedule/occurrences' && to === 'rrule-temporal'),
  },
  {
    why: 'The viewer takes only types from the contract, and what is free of zod: visitors download none',
    forbids: ({ from, bringsZod, typeOnly }) =>
      within('remote-viewer')(from) && !isTest(from) && !typeOnly && bringsZod,
  },
  {
    why: 'Only the API’s first start loads the demo, by import(): production has none',
    forbids: ({ dynamic, from, to }) =>
      within('demo')(to) && !within('demo')(from) && !(from === 'api/src/server' && dynamic),
  },
  {
    why: 'A package never imports another package’s source; it uses shared',
    forbids: ({ from, to }) =>
      packageOf(to) !== undefined &&
      packageOf(to) !== packageOf(from) &&
      !within('e2e', 'gallery', 'scripts')(from) &&
      !(within('demo')(from) && packageOf(to) === 'api'),
  },
  {
    why: 'An area never imports a sibling area; what two need moves up',
    forbids: ({ from, to }) =>
      areaOf(from) !== undefined && areaOf(to) !== undefined && areaOf(from) !== areaOf(to),
  },
];

/** @returns a line for every import that a rule forbids. */
export function importProblems(imports: RepositoryImports): string[] {
  const zodOf = new Map<string, boolean>([['zod', true]]);
  const bringsZod = (path: string): boolean => {
    const known = zodOf.get(path);
    if (known !== undefined) return known;
    zodOf.set(path, false);
    const file = imports.get(path) ?? imports.get(`${path}/index`) ?? [];
    const brings = file.some(({ to, typeOnly }) => !typeOnly && bringsZod(to));
    zodOf.set(path, brings);
    return brings;
  };
  return [...imports].flatMap(([from, imported]) =>
    imported.flatMap((one) =>
      rules
        .filter(({ forbids }) => forbids({ from, ...one, bringsZod: bringsZod(one.to) }))
        .map(({ why }) => `${from} imports ${one.to}: ${why}`),
    ),
  );
}
