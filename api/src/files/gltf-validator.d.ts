/** gltf-validator ships no types; this is what we use of its module (docs: its README). */
declare module 'gltf-validator' {
  export interface ValidationReport {
    issues: {
      numErrors: number;
      numWarnings: number;
      /** severity 0: error, 1: warning, 2: information, 3: hint */
      messages: { code: string; message: string; severity: number; pointer?: string; offset?: number }[];
      truncated: boolean;
    };
    info?: {
      resources?: { pointer: string; mimeType: string; storage: string; uri?: string }[];
      totalTriangleCount: number;
      totalVertexCount: number;
    };
  }
  export function validateBytes(
    bytes: Uint8Array,
    options?: {
      uri?: string;
      format?: 'glb' | 'gltf';
      maxIssues?: number;
      externalResourceFunction?: (uri: string) => Promise<Uint8Array>;
    },
  ): Promise<ValidationReport>;
}
