import { resolve } from 'node:path';
import { readCandidateOptions } from './candidate-options';

const read = (line: string) => readCandidateOptions(line.split(' '));

describe('npm run check:candidate', () => {
  it('takes a package; what npm start has released is what is released', () => {
    expect(read('shell')).toEqual({ folder: 'shell', store: expect.stringMatching(/\.data\/releases$/) });
  });

  it('takes a store and a build that lies elsewhere', () => {
    expect(read('remote-viewer --store s3://bucket/vitrine --build built')).toEqual({
      folder: 'remote-viewer',
      store: 's3://bucket/vitrine',
      build: resolve('built'),
    });
  });

  it.each([
    ['--store releases', /Say which package/],
    ['shell remote-viewer', /only one/],
    ['api', /no shell and no remote called api/],
    ['shell --stroe releases', /stroe/],
  ])('refuses "%s"', (line, reason) => {
    expect(() => read(line)).toThrow(reason);
    expect(() => read(line)).toThrow(/Usage:/);
  });
});
