import { isNoText } from '../contract/values/text-bytes';

/** As much of it as tells a workbook or a picture from text. */
const beginningBytes = 4096;

/** Whether a file that somebody chose can be a table as text; the API looks at all of it. */
export function isTextFile(file: Blob): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(!isNoText(new Uint8Array(reader.result as ArrayBuffer))));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsArrayBuffer(file.slice(0, beginningBytes));
  });
}
