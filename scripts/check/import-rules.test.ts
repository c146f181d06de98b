import { importProblems, rules } from './import-rules';
import { readAllImports } from './read-imports';

const problemsOf = (path: string, text: string, others: Record<string, string> = {}) =>
  importProblems(readAllImports(new Map([...Object.entries(others), [path, text]]))).map((line) =>
    line.slice(line.indexOf(': ') + 2),
  );

/** For each rule, in their order: a file that breaks it, and one beside it that does not. */
const examples: { breaks: [path: string, text: string][]; keeps: [path: string, text: string][] }[] = [
  {
    breaks: [
      ['shell/src/frame/a.ts', "import { getAuth } from 'firebase/auth';"],
      ['remote-manager/src/a.ts', "const sdk = await import('@firebase/app');"],
    ],
    keeps: [['shell/src/auth/a.ts', "import { getAuth } from 'firebase/auth';"]],
  },
  {
    breaks: [
      ['remote-manager/src/a.tsx', "import { Modal } from 'antd';"],
      ['shared/src/scene/a.ts', "export { i18n } from 'i18next';"],
    ],
    keeps: [['shared/src/ui/a.tsx', "import { Modal } from 'antd';"]],
  },
  {
    breaks: [['remote-viewer/src/a.ts', "import { Link } from 'react-router-dom';"]],
    keeps: [['shell/src/a.ts', "import { Link } from 'react-router-dom';"]],
  },
  {
    breaks: [
      ['remote-experience-editor/src/areas/scenes/a.ts', "import { Box3 } from 'three';"],
      ['shared/src/ui/a.ts', "import { Canvas } from '@react-three/fiber';"],
    ],
    keeps: [['shared/src/scene/editing/a.ts', "import { Box3 } from 'three';"]],
  },
  {
    breaks: [
      ['shell/src/a.ts', "import { SceneCanvas } from '@vitrine/shared/scene';"],
      ['remote-experience-editor/src/areas/polling/a.ts', "import '../../../../shared/src/scene/layers';"],
    ],
    keeps: [
      [
        'remote-experience-editor/src/areas/scenes/a.ts',
        "import { SceneCanvas } from '@vitrine/shared/scene';",
      ],
    ],
  },
  {
    breaks: [
      ['shell/src/a.ts', "import { networkOf } from '@vitrine/shared/server/client-network';"],
      ['shared/src/client/a.ts', "import { networkOf } from '../server/client-network';"],
    ],
    keeps: [['shell/server/a.ts', "import { networkOf } from '@vitrine/shared/server/client-network';"]],
  },
  {
    breaks: [
      ['remote-viewer/src/a.ts', "import type { Tone } from '@vitrine/shared/ui';"],
      ['shared/src/client/a.ts', "import { useMay } from '../ui/data/use-may';"],
    ],
    keeps: [['remote-manager/src/a.ts', "import { Button } from '@vitrine/shared/ui';"]],
  },
  {
    breaks: [['remote-experience-editor/src/a.ts', "import { ApiError } from '@vitrine/shared/client';"]],
    keeps: [
      ['remote-experience-editor/src/a.ts', "import { newKey } from '@vitrine/shared/client/new-key';"],
      ['remote-viewer/src/a.ts', "import { ApiError } from '@vitrine/shared/client';"],
    ],
  },
  {
    breaks: [
      ['shared/src/contract/a.ts', "import { ApiError } from '../client/api-error';"],
      ['shared/src/contract/areas/a.ts', "import semver from 'semver';"],
    ],
    keeps: [
      ['shared/src/contract/areas/a.ts', "import { z } from 'zod';\nimport { limits } from '../limits';"],
    ],
  },
  {
    breaks: [
      [
        'remote-viewer/src/a.ts',
        "import { limits, type Run } from '@vitrine/shared/contract/responses/run';",
      ],
      ['remote-viewer/src/b.ts', "import { z } from 'zod';"],
    ],
    keeps: [
      ['remote-viewer/src/a.ts', "import type { Run } from '@vitrine/shared/contract/responses/run';"],
      ['remote-viewer/src/b.ts', "import { type Run } from '@vitrine/shared/contract/responses/run';"],
      ['remote-viewer/src/c.ts', "import { textIn } from '@vitrine/shared/contract/values/text';"],
      ['remote-viewer/src/a.test.ts', "import { run } from '@vitrine/shared/contract/responses/run';"],
    ],
  },
  {
    breaks: [
      ['api/src/server.ts', "import { seedDemo } from '@vitrine/demo/seed-demo';"],
      ['api/src/templates/a.ts', "const demo = await import('../../../demo/src/showroom');"],
    ],
    keeps: [
      ['api/src/server.ts', "const { seedDemo } = await import('@vitrine/demo/seed-demo');"],
      ['demo/src/a.ts', "import { seedDemo } from './seed-demo';"],
    ],
  },
  {
    breaks: [
      ['demo/src/a.ts', "import { Visit } from '../../remote-viewer/src/experience/visit';"],
      ['shell/src/a.ts', "import { Visit } from '../../remote-viewer/src/experience/visit';"],
      ['remote-manager/src/a.ts', "import type { Visit } from '@vitrine/remote-viewer/src/visit';"],
      ['shared/src/host/a.ts', "type Store = import('../../../shell/src/frame/frame-store').Store;"],
    ],
    keeps: [
      ['e2e/support/a.ts', "import { parts } from '../../scripts/start/parts';"],
      ['demo/src/a.ts', "import { publish } from '../../api/src/content/publish';"],
    ],
  },
  {
    breaks: [
      ['remote-viewer/src/areas/scenes/a.ts', "import { Poll } from '../polling/poll-form';"],
      [
        'remote-experience-editor/src/areas/scenes/deep/a.ts',
        "import { Poll } from '../../../areas/polling';",
      ],
    ],
    keeps: [
      ['remote-viewer/src/areas/scenes/deep/a.ts', "import { stage } from '../stage';"],
      ['remote-viewer/src/areas/scenes/index.ts', "import type { ViewerArea } from '../area';"],
      ['remote-viewer/src/areas/registry.ts', "import { scenes } from './scenes';"],
    ],
  },
];

/** What `run` and `text` of the contract bring along, through one more file. */
const contract = {
  'shared/src/contract/responses/run.ts': "export { entityId } from '../values/ids';",
  'shared/src/contract/values/ids.ts': "import { z } from 'zod';",
  'shared/src/contract/values/text.ts': "import type { LanguageMap } from './values';",
  'shared/src/contract/values/values.ts': "import { z } from 'zod';",
};

test.each(rules.map(({ why }, index) => [why, index] as const))('%s', (why, index) => {
  const { breaks, keeps } = examples[index] ?? { breaks: [], keeps: [] };
  expect(breaks.length).toBeGreaterThan(0);
  for (const [path, text] of breaks) expect([path, problemsOf(path, text, contract)]).toEqual([path, [why]]);
  for (const [path, text] of keeps) expect([path, problemsOf(path, text, contract)]).toEqual([path, []]);
});

test('a problem names both files and the rule', () => {
  const text = "import { Modal } from 'antd';";
  expect(importProblems(readAllImports(new Map([['remote-manager/src/screens/a.tsx', text]])))).toEqual([
    'remote-manager/src/screens/a imports antd: Only shared/src/ui imports it; take what you need from @vitrine/shared/ui',
  ]);
});
