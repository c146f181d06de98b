import type { ExportedText } from './exported-texts';

/** What XML cannot hold at all, and the carriage return, which readers would turn into a line feed. */
const unwritable = /[<>&"\r]|[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
const named: Record<string, string> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  '"': '&quot;',
  '\r': '&#13;',
};

/** Control characters are written as XLIFF's own element for them. */
const content = (text: string) =>
  text.replace(
    unwritable,
    (character) =>
      named[character] ?? `<cp hex="${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}"/>`,
  );

/** Notes and attributes have no element for them, and nobody reads them back. */
const remark = (text: string) => text.replace(unwritable, (character) => named[character] ?? '\ufffd');

interface Languages {
  sourceLanguage: string;
  targetLanguage: string;
}

/** Texts as XLIFF 2.0. `read-xliff.ts` reads it back without a difference. */
export async function* writeXliff(
  experienceId: string,
  { sourceLanguage, targetLanguage }: Languages,
  texts: AsyncIterable<ExportedText>,
): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  yield '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0"';
  yield ` srcLang="${remark(sourceLanguage)}" trgLang="${remark(targetLanguage)}">\n`;
  yield `  <file id="texts" original="${remark(experienceId)}" xml:space="preserve">\n`;
  for await (const { context, id, source, target } of texts) {
    const state = target === '' ? 'initial' : 'translated';
    yield `    <unit id="${remark(id)}"><notes><note category="context">${remark(context)}</note></notes>`;
    yield `<segment state="${state}"><source>${content(source)}</source>`;
    yield `${target === '' ? '' : `<target>${content(target)}</target>`}</segment></unit>\n`;
  }
  yield '  </file>\n</xliff>\n';
}
