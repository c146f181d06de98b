/** Hands a file to the browser, which asks people where to keep it or keeps it. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has taken the address over by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
