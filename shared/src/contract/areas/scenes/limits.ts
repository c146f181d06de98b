const MiB = 1024 * 1024;

export const scenesLimits = {
  objects: 2_000,
  /** A scene above one of these gets a warning; above `blockFactor` times that it is not published. */
  budget: {
    triangles: 50_000,
    materials: 25,
    textureBytes: 256 * MiB,
    modelBytes: 16 * MiB,
    blockFactor: 5,
  },
} as const;
