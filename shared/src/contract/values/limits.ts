/** Business limits of the product (sizes in bytes, times in milliseconds unless the name says otherwise). */
const MiB = 1024 * 1024;

export const limits = {
  jsonBodyBytes: 1 * MiB,
  /** What one call takes back of a draft, which is some 100 bytes a document. */
  draftTurn: { documents: 25_000, bytes: 4 * MiB },
  glbUploadBytes: 100 * MiB,
  imageUploadBytes: 20 * MiB,
  /** Widths in pixels in which pictures are kept, as far as they have them; none is wider or higher than the last. */
  image: { pixels: 50_000_000, svgBytes: 2 * MiB, checkMs: 30_000, widths: [320, 640, 960, 1280, 2560] },
  videoUploadBytes: 2048 * MiB,
  /** Invited, or changed together, by one call; and the list of them. */
  peopleAtOnce: 500,
  invitationListBytes: 512 * 1024,
  /** Made and changed by one list, which goes to the API within a body of JSON. */
  storesAtOnce: 1_000,
  storeListBytes: 700 * 1024,
  /** Of one person: begun or waiting to be used. They expire after a day. */
  openUploads: { count: 20, bytes: 4096 * MiB },
  /** Above this a model may not be published. */
  publishedModelBytes: 15 * MiB,
  glbCheckMs: 10_000,
  /** To make a model's light form, without which it is shown as well. */
  glbLightMs: 15_000,
  /** Of one model, as its file declares it; above one of these it is not accepted. */
  model: {
    /** With every instance of every node. */
    triangles: 5_000_000,
    nodes: 1_000,
    depth: 64,
    materials: 256,
    lights: 8,
    /** Decoded, with mipmaps. */
    textureBytes: 512 * MiB,
    texturePixelsPerSide: 8_192,
    extentMetres: { min: 0.001, max: 1_000 },
    /** As many of its material variants as can be chosen, those with longer names left out. */
    materialVariants: 100,
    variantNameLength: 120,
  },
  /** To check a video and bring its index to the front. */
  videoCheckMs: 10 * 60_000,
  commentLength: 2_000,
  commentsPerThread: 200,
  documentsPerArea: 1_000,
  /** A table that is imported. */
  importUploadBytes: 50 * MiB,
  /** Pictures that one table names by their addresses, and how long each may take to be fetched. */
  importPictures: { count: 5_000, deadlineMs: 30_000 },
  /** An experience as one file, and of it all that is no model, picture or film. */
  experienceFileBytes: 2048 * MiB,
  experienceContentBytes: 64 * MiB,
  /** A document's data as JSON. */
  documentBytes: 2 * MiB,
  /** Of one text. */
  languages: 60,
  /** Of one address (IPv4, or IPv6 /64): a whole venue may share one. */
  newRespondentsPerMinute: 600,
  /** Given an experience by one call. */
  placementsAtOnce: 1_000,
  /** The public root of a manifest, brotli-compressed. */
  manifestRootBytes: 20_000,
  /** Shown when two versions are compared; the rest is counted. */
  comparedDocuments: 200,
  liveSnapshotsPerSecond: 5,
  /** Offline answers to polls and surveys are accepted this long after the version was served. */
  offlineAnswerHours: 72,
} as const;
