import { describe, expect, test } from '@jest/globals';
import { readXliff } from './read-xliff';

async function* whole(text: string): AsyncGenerator<string> {
  yield text;
}
const read = (text: string) => readXliff(whole(text));

const version2 = (units: string, head = 'srcLang="en" trgLang="de"') =>
  `<?xml version="1.0"?>\n<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" ${head}>\n<file id="f">\n${units}\n</file></xliff>`;
const version1 = (units: string) =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="x" datatype="plaintext" source-language="en" target-language="de"><body>${units}</body></file></xliff>`;
const unit = (content: string) => `<unit id="a.title">${content}</unit>`;
const lamp = '<segment><source>Lamp</source><target>Lampe</target></segment>';

describe('XLIFF from translation programs', () => {
  test('of version 1.2 is read, without the suggestions in it', async () => {
    const { sourceLanguage, targetLanguage, units } = await read(
      version1(
        '<group><trans-unit id="a.title"><source>A lamp</source><seg-source><mrk mtype="seg" mid="1">A lamp</mrk></seg-source><target><mrk mtype="seg" mid="1">Eine </mrk><mrk mtype="seg" mid="2">Lampe</mrk></target><alt-trans><source>A lamp</source><target>Falsch</target></alt-trans><note>n</note></trans-unit></group>',
      ),
    );
    expect({ sourceLanguage, targetLanguage }).toEqual({ sourceLanguage: 'en', targetLanguage: 'de' });
    expect(units).toEqual([{ id: 'a.title', line: 1, source: 'A lamp', target: 'Eine Lampe' }]);
  });

  test('of version 2.1 with modules is read, without the suggestions in it', async () => {
    const { units } = await read(
      version2(
        unit(
          `<mtc:matches xmlns:mtc="urn:oasis:names:tc:xliff:matches:2.0"><mtc:match ref="#1"><source>Lamp</source><target>Falsch</target></mtc:match></mtc:matches>${lamp}`,
        ),
      ).replace('version="2.0"', 'version="2.1"'),
    );
    expect(units).toEqual([{ id: 'a.title', line: 4, source: 'Lamp', target: 'Lampe' }]);
  });

  test('in segments is put together, in the order that the translation has', async () => {
    const { units } = await read(
      version2(
        unit(
          '<segment><source>One.</source><target order="3">Eins.</target></segment><ignorable><source> </source></ignorable><segment><source>Two.</source><target order="1">Zwei.</target></segment>',
        ),
      ),
    );
    expect(units).toMatchObject([{ source: 'One. Two.', target: 'Zwei. Eins.' }]);
  });

  test('of which only a part is translated says so', async () => {
    const { units } = await read(version2(unit(`${lamp}<segment><source>Two.</source></segment>`)));
    expect(units).toMatchObject([{ target: '', problem: { sentence: { name: 'text.partly', values: {} } } }]);
  });

  test('with formatting in a text names it', async () => {
    const bold = '<segment><source>Lamp</source><target>La<pc id="1">m</pc>pe<ph id="2"/></target></segment>';
    const { units } = await read(version2(unit(bold)));
    expect(units[0]?.problem?.sentence).toEqual({ name: 'text.formatting', values: { element: 'ph' } });
  });

  test('keeps what a CDATA section holds', async () => {
    const { units } = await read(
      version2(unit(lamp.replace('<target>Lampe', '<target><![CDATA[<b>&amp;]]>!'))),
    );
    expect(units).toMatchObject([{ target: '<b>&amp;!' }]);
  });
});

describe('a file is refused', () => {
  const laughs = `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>`;
  test.each([
    ['with a DOCTYPE', `${laughs}${version2(unit(lamp)).replace('<?xml version="1.0"?>', '')}`, 'DOCTYPE'],
    [
      'with a DOCTYPE from elsewhere',
      `<!DOCTYPE xliff SYSTEM "file:///etc/passwd">${version1('')}`,
      'DOCTYPE',
    ],
    ['with an entity that XML does not have', version2(unit('&secret;')), 'Line 4 is not XML'],
    ['cut off', version2(unit(lamp)).slice(0, -20), 'is not XML'],
    ['with tags that overlap', version2('<unit id="a"><segment></unit></segment>'), 'Line 4 is not XML'],
    ['with a character that XML cannot hold', version2(unit('\u0001')), 'Line 4 is not XML'],
    ['of something else', '<html><body/></html>', 'no XLIFF file'],
    ['of another version', version2('').replace('2.0" version="2.0"', '3.0" version="3.0"'), 'no XLIFF file'],
    ['nested without end', version2('<a>'.repeat(100_000)), 'nested too deeply'],
    [
      'that goes into several languages',
      version1('').replace('</xliff>', '<file source-language="en" target-language="fr"/></xliff>'),
      'several languages',
    ],
  ])('%s', async (_, text, message) => {
    await expect(read(text)).rejects.toMatchObject({
      name: 'Unreadable',
      message: expect.stringContaining(message),
    });
  });
});
