import { join } from 'node:path';
import { Variant } from '../../e2e/support/variant';
import { root } from '../start/parts';
import { exportedNames } from './exported-names';
import { exportProblems, repositoryExportProblems } from './released-exports';

describe('the exports of shared/host and shared/ui', () => {
  it('are those that the contract version promises', () => {
    const exported = exportedNames(join(root, 'shared/src/host/index.ts'));
    expect(exported).toContain('useToast');
    expect(exported).not.toContain('Toast');
    expect(exportedNames(join(root, 'shared/src/ui/index.ts'))).toContain('AimOutlined');
    expect(repositoryExportProblems(root)).toEqual([]);
  });

  it('may not lose one that was released, although nothing in the sources uses it any more', () => {
    const variant = new Variant([]);
    try {
      variant.replace(
        'shared/src/contract/federation/released-exports.json',
        '"useToast": "1.0.0"',
        '"usePrinter": "1.0.0",\n    "useToast": "1.0.0"',
      );
      expect(repositoryExportProblems(variant.folder)).toEqual([
        expect.stringMatching(
          /^usePrinter is gone from shared\/host, and remotes that run today may import it/,
        ),
      ]);
    } finally {
      variant.remove();
    }
  });

  const table = { host: { useToast: '1.0.0' }, ui: { Button: '1.1.0' } };
  const exported = { host: ['useToast'], ui: ['Button'] };

  it('may not lose one without a major', () => {
    expect(exportProblems({ ...exported, host: [] }, table, '1.1.0')).toEqual([
      expect.stringMatching(/^useToast is gone from shared\/host.*raise contractVersion .* to 2\.0\.0/),
    ]);
  });

  it('may not gain one without a higher contract version', () => {
    expect(exportProblems({ ...exported, ui: ['Button', 'Chart'] }, table, '1.1.0')).toEqual([
      expect.stringMatching(
        /^Chart is new in shared\/ui.*raise contractVersion .* to 1\.2\.0.*add "Chart" with/,
      ),
    ]);
    expect(
      exportProblems(
        { ...exported, ui: ['Button', 'Chart'] },
        { ...table, ui: { ...table.ui, Chart: '1.2.0' } },
        '1.1.0',
      ),
    ).toEqual([
      'Chart came with 1.2.0: raise contractVersion in shared/src/contract/federation/version.ts to at least 1.2.0.',
    ]);
  });

  it('all start again with a major', () => {
    expect(exportProblems(exported, table, '2.0.0')).toHaveLength(2);
    expect(
      exportProblems(exported, { host: { useToast: '2.0.0' }, ui: { Button: '2.0.0' } }, '2.0.0'),
    ).toEqual([]);
  });
});
