import { asJsonLines, isJson } from './json-lines';

describe('JSON to be imported', () => {
  it('is one document a line, whether it came as lines, as exported, or as an array', () => {
    expect(asJsonLines('{"data":{"handle":"a"}}\n')).toBe('{"data":{"handle":"a"}}\n');
    expect(asJsonLines(' [{"handle":"a"}, {"id":"1","data":{"handle":"b"}}]')).toBe(
      '{"data":{"handle":"a"}}\n{"id":"1","data":{"handle":"b"}}\n',
    );
  });

  it('is refused where it cannot be read; a table is left alone', () => {
    expect(() => asJsonLines('[{"handle":')).toThrow(SyntaxError);
    expect(asJsonLines('Handle,Title\n[a],b\n')).toBe('Handle,Title\n[a],b\n');
  });

  it('is told from GIFT that begins with its format', () => {
    expect(isJson(' [\n{"handle":"a"}]')).toBe(true);
    expect(isJson('{"data":{}}')).toBe(true);
    expect(isJson('[html]<p>Oak?</p>{T}')).toBe(false);
  });
});
