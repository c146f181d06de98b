/**
 * The reader of WebVTT does not say in which line a caption stands, and sorts them. So each text carries its line through
 * it, between two characters that no text has.
 */

const [before, after] = ['\ufdd0', '\ufdd1'];

/** A file whose captions' texts begin with the line of their times. */
export function withLines(file: string): string {
  const lines = file.split('\n');
  const isTimed = (line: string | undefined) => line?.includes('-->') ?? false;
  return lines
    .map((line, index) =>
      line !== '' && isTimed(lines[index - 1]) && !isTimed(line) ? `${before}${index}${after}${line}` : line,
    )
    .join('\n');
}

/** A text as the file has it, and its line; those without a text come last. */
export function lineIn(marked: string): { line: number; text: string } {
  const end = marked.startsWith(before) ? marked.indexOf(after) : -1;
  return end < 0
    ? { line: Number.MAX_SAFE_INTEGER, text: marked }
    : { line: Number(marked.slice(1, end)), text: marked.slice(end + 1) };
}
