import { type CaptionCue, videosLimits } from '@vitrine/shared/contract';
import { useState } from 'react';
import { useEditorTexts } from '../../texts/texts';
import { type CaptionFile, readCaptionFile } from './caption-file';

/** What came of a file that was chosen. */
export interface CaptionFileOutcome {
  name: string;
  /** How many captions it had. */
  count: number;
  problems: CaptionFile['problems'];
  /** Why it was not read at all. */
  refusal: string | null;
}

/** Reads a chosen caption file. @param onRead gets its captions, where it has some. */
export function useCaptionFile(onRead: (cues: CaptionCue[]) => void) {
  const t = useEditorTexts();
  const [outcome, setOutcome] = useState<CaptionFileOutcome | null>(null);
  const read = async (file: File) => {
    const nothing = { name: file.name, count: 0, problems: [] };
    if (file.size > videosLimits.captionFileBytes)
      return setOutcome({ ...nothing, refusal: t('videos.captions.file.tooLarge') });
    const { cues, problems } = await readCaptionFile(await file.arrayBuffer());
    if (cues.length > 0) onRead(cues);
    setOutcome({ name: file.name, count: cues.length, problems, refusal: null });
  };
  return {
    outcome,
    read: (file: File) =>
      void read(file).catch((error: unknown) => {
        console.error(`The captions of ${file.name} were not read`, error);
        setOutcome({
          name: file.name,
          count: 0,
          problems: [],
          refusal: t('videos.captions.file.unreadable'),
        });
      }),
    dismiss: () => setOutcome(null),
  };
}
