import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDataFolder, removeDataFolder } from './data-folder';
import { StartError } from './start-error';

describe('the data folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vitrine-data-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('that a start has made is removed by --fresh', () => {
    makeDataFolder(folder);
    removeDataFolder(folder);
    expect(existsSync(folder)).toBe(false);
  });

  it('of somebody else is left alone', () => {
    writeFileSync(join(folder, 'thesis.odt'), 'years of work');
    expect(() => removeDataFolder(folder)).toThrow(StartError);
    expect(existsSync(join(folder, 'thesis.odt'))).toBe(true);
  });

  it('that cannot be made says so and what to do', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => makeDataFolder(join(folder, 'file/data'))).toThrow(/cannot be used.*--data/);
  });
});
