interface Cue {
  startMs: number;
  endMs: number;
  text: string;
  settings?: string | undefined;
}

const digits = (value: number, count: number) => String(value).padStart(count, '0');

/** 83,045 ms → "00:01:23.045", as WebVTT writes it. */
export function vttTime(ms: number): string {
  const parts = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60, Math.floor(ms / 1000) % 60];
  return `${parts.map((part) => digits(part, 2)).join(':')}.${digits(ms % 1000, 3)}`;
}

/**
 * Captions as a WebVTT file. Their text stays as it is, marks such as `<i>` included; a blank line would end a caption
 * and an arrow begin one, so neither gets through.
 */
export const webVtt = (cues: Cue[]): string => ['WEBVTT', ...cues.map(written)].join('\n\n').concat('\n');

const written = ({ endMs, settings, startMs, text }: Cue) =>
  [
    `${vttTime(startMs)} --> ${vttTime(endMs)}${settings ? ` ${settings}` : ''}`,
    ...text
      .replaceAll('-->', '--&gt;')
      .split(/\r\n|\r|\n/)
      .filter((line) => line.trim()),
  ].join('\n');
