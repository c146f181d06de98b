import { StartError } from './start-error';
import { readStartOptions } from './start-options';

describe('npm start', () => {
  it('starts on 3000 with the folder .data unless told otherwise', () => {
    expect(readStartOptions([])).toMatchObject({
      fresh: false,
      lan: false,
      port: 3000,
      dataDir: expect.stringMatching(/\.data$/),
    });
  });
  it('takes another port and folder', () => {
    expect(readStartOptions(['--port', '3100', '--data', '/tmp/elsewhere', '--lan'])).toMatchObject({
      port: 3100,
      dataDir: '/tmp/elsewhere',
      lan: true,
    });
  });
  it.each([
    [['--bogus']],
    [['--port', 'eighty']],
    [['--port', '80']],
    [['--port', '65000']],
    [['--port']],
    [['word']],
  ])('refuses %j with a line that lists the options', (args) => {
    expect(() => readStartOptions(args)).toThrow(StartError);
    expect(() => readStartOptions(args)).toThrow(/Options: --fresh/);
  });
});
