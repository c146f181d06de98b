/// <reference types="@testing-library/jest-dom" />

declare module '*.module.css' {
  const classes: Record<string, string>;
  export default classes;
}
declare module '*.css';

/** The package carries no types. RFC 7396; `apply` changes its target and what it returns shares structure with it. */
declare module 'json-merge-patch' {
  export function apply(target: unknown, patch: unknown): unknown;
  /** undefined when nothing differs. */
  export function generate(before: unknown, after: unknown): unknown;
}

/** The package carries no types of it: what answers PDF.js in the page's own thread. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.min.mjs' {
  export const WorkerMessageHandler: unknown;
}
declare module 'pdfjs-dist/legacy/build/pdf.min.mjs' {
  export { getDocument } from 'pdfjs-dist';
}
