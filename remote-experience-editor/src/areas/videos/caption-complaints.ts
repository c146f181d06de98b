import { videosLimits } from '@vitrine/shared/contract';
import type { en } from '../../texts/en';

/** A text of the editor about a caption file. */
export type CaptionComplaint = keyof typeof en.videos.captions.file.complaints;

/** The most that there may be, where a complaint is about that. */
export const mostIn: { [Complaint in CaptionComplaint]?: number } = {
  tooMany: videosLimits.cuesPerLanguage,
  longText: videosLimits.cueTextLength,
  longName: 200,
};

/** The reader of WebVTT speaks English; each of its sentences, as what it means for whoever mends the file. */
const known: [words: RegExp, complaint: CaptionComplaint][] = [
  [/^No valid signature/, 'head'],
  [/^No blank line after the signature|^Blank line missing/, 'blankLine'],
  [/^Cannot have timestamp in a (comment|style)|^Style blocks cannot/, 'comment'],
  [/^Cue identifier|^No (valid )?timestamp( separator)? found/, 'noTimes'],
  [/^Timestamp not separated|^'-->' not separated/, 'arrow'],
  [/^Timestamp must (start|not have)|^No (time unit|decimal) separator|^Must be exactly two/, 'time'],
  [/^No seconds found|^Milliseconds must|^You cannot have more than 59/, 'time'],
  [/^Start timestamp is not greater/, 'order'],
  [/^End timestamp is not greater/, 'reversed'],
  [/setting\.$|^No value for setting|^Writing direction|^(Line|Text|Position) (position|alignment)/, 'place'],
  [/^Size|^Alignment/, 'place'],
  [/^Timestamp must be|^Timestamp not allowed/, 'markTime'],
  [/^Only <v>|^<v>|^Incorrect (start|end) tag|^Required end tag|tags not allowed/, 'mark'],
  [/^Incorrect escape/, 'escape'],
];

export const complaintOf = (words: string): CaptionComplaint =>
  known.find(([sentence]) => sentence.test(words))?.[1] ?? 'other';
