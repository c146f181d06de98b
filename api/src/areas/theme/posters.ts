import type { Experience, PictureSize } from '@vitrine/shared/contract';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { documents } from '../../db/schema';
import type { FileStore } from '../../files/file-store';
import { readPictures } from '../../files/picture-sizes';

/** The posters of some experiences' drafts, by experience; in as many statements however many they are. */
export async function readPosters(
  db: Database,
  files: Pick<FileStore, 'url'>,
  experiences: { id: string; brandId: string }[],
): Promise<Map<string, PictureSize[]>> {
  if (experiences.length === 0) return new Map();
  const brandIds = [...new Set(experiences.map(({ brandId }) => brandId))];
  const themes = await db
    .select({ experienceId: documents.experienceId, poster: sql<string>`${documents.data} ->> 'poster'` })
    .from(documents)
    .where(
      and(
        inArray(documents.brandId, brandIds),
        inArray(
          documents.experienceId,
          experiences.map(({ id }) => id),
        ),
        eq(documents.area, 'theme'),
        isNull(documents.archivedAt),
        sql`${documents.data} ->> 'poster' is not null`,
      ),
    );
  const pictures = await readPictures(
    db,
    files,
    themes.map(({ poster }) => poster),
  );
  return new Map(
    themes.flatMap(({ experienceId, poster }) => {
      const sizes = pictures.get(poster);
      return experienceId !== null && sizes ? [[experienceId, sizes] as const] : [];
    }),
  );
}

/** Experiences as they are shown, with their posters. */
export async function withPosters(
  db: Database,
  files: Pick<FileStore, 'url'>,
  experiences: Experience[],
): Promise<Experience[]> {
  const posters = await readPosters(db, files, experiences);
  return experiences.map((experience) => {
    const poster = posters.get(experience.id);
    return poster ? { ...experience, poster } : experience;
  });
}
