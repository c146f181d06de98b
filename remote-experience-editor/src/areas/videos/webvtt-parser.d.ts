declare module 'webvtt-parser' {
  interface ParsedCue {
    id: string;
    startTime: number;
    endTime: number;
    text: string;
    direction: 'horizontal' | 'rl' | 'lr';
    snapToLines: boolean;
    linePosition: number | 'auto';
    lineAlign: string;
    textPosition: number | 'auto';
    positionAlign: string;
    size: number;
    alignment: string;
  }
  /** W3C's own: what it finds wrong, it says with the line. */
  export class WebVTTParser {
    parse(
      input: string,
      mode: 'captions/subtitles/descriptions' | 'chapters' | 'metadata',
    ): { cues: ParsedCue[]; errors: { message: string; line: number }[] };
  }
}
