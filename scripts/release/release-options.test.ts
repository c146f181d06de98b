import { readReleaseCommand } from './release-options';

const read = (line: string) => readReleaseCommand(line.split(' '));

describe('npm run release', () => {
  it('takes a remote, a store and what is said about the release', () => {
    expect(
      read(
        'remote-viewer --to s3://bucket/vitrine --address https://cdn.example/viewer/ --check-at http://remote-viewer:8080/ --version 1.2.0 --canary 0.05 --force',
      ),
    ).toEqual({
      action: 'release',
      store: 's3://bucket/vitrine',
      remote: expect.objectContaining({ name: 'viewer', folder: 'remote-viewer' }),
      address: 'https://cdn.example/viewer',
      checkAt: 'http://remote-viewer:8080',
      version: '1.2.0',
      canary: 0.05,
      force: true,
    });
  });

  it.each(['rollback', 'promote'])('takes %s with a remote', (action) => {
    expect(read(`${action} remote-manager --to releases`)).toMatchObject({
      action,
      remote: { name: 'manager' },
      store: 'releases',
    });
  });

  it('takes the shell, which remotes are checked with', () => {
    expect(read('shell --to releases --version 1.2.0')).toEqual({
      action: 'keep shell',
      store: 'releases',
      version: '1.2.0',
    });
  });

  it('takes status by itself', () => {
    expect(read('status --to releases')).toEqual({ action: 'status', store: 'releases' });
  });

  it.each([
    ['remote-viewer', /Say where releases go, with --to/],
    ['--to releases', /Say which remote/],
    ['remote-viewer remote-manager --to releases', /only one/],
    ['rollback --to releases', /Say which remote/],
    ['shell --to releases --canary 0.05', /--canary is for releases of remotes only/],
    ['api --to releases', /no remote called api/],
    ['remote-viewer --to releases --address ftp://cdn.example', /ftp:\/\/cdn\.example is no address/],
    ['remote-viewer --to releases --address javascript:alert(1)', /is no address/],
    ['remote-viewer --to releases --address https://cdn.example/?v=1', /is no address/],
    ['remote-viewer --to releases --check-at remote-viewer:8080', /remote-viewer:8080 is no address/],
    [
      'rollback remote-viewer --to releases --check-at http://a',
      /--check-at is for releases of remotes only/,
    ],
    ['remote-viewer --to releases --version ../../etc', /is no version/],
    ['remote-viewer --to releases --canary 5', /share of people above 0 and below 1/],
    ['rollback remote-viewer --to releases --force', /--force is for releases of remotes only/],
    ['remote-viewer --to releases --forse', /forse/],
  ])('refuses "%s"', (line, reason) => {
    expect(() => read(line)).toThrow(reason);
    expect(() => read(line)).toThrow(/Usage:/);
  });
});
