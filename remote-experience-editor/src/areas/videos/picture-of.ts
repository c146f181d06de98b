/**
 * What a film shows now, as a picture in its own size.
 * @throws where the browser may not copy it, or shows nothing yet.
 */
export function pictureOf(film: HTMLVideoElement, name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = film.videoWidth;
  canvas.height = film.videoHeight;
  canvas.getContext('2d')?.drawImage(film, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) =>
        blob ? resolve(new File([blob], name, { type: blob.type })) : reject(new Error('No picture')),
      'image/webp',
      0.92,
    ),
  );
}
