import { Readable } from 'node:stream';
import { endpoints } from '@vitrine/shared/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { experiences } from '../../db/schema';
import type { Dependencies } from '../../dependencies';
import { invalid, notFound } from '../../problem';
import { route } from '../../route';
import { exportedTexts } from './exported-texts';
import { writeTextTable } from './text-table';
import { writeXliff } from './write-xliff';

const files = {
  xliff: { type: 'application/xliff+xml; charset=utf-8', extension: 'xlf' },
  csv: { type: 'text/csv; charset=utf-8', extension: 'csv' },
};

/** An experience's texts for translators; they come back as an import (`../imports/import-routes.ts`). */
export function textRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db } = dependencies;

  route(app, dependencies, endpoints.exportTexts, async ({ brand, params, query, reply }) => {
    const { format, language } = query;
    const [experience] = await db
      .select()
      .from(experiences)
      .where(and(eq(experiences.id, params.experienceId), eq(experiences.brandId, brand.id)));
    if (!experience) throw notFound('experience');
    const [baseLanguage = 'en', ...others] = experience.languages;
    if (!others.includes(language))
      throw invalid('/language', 'The experience has no such language besides its base language.');
    const languages = { sourceLanguage: baseLanguage, targetLanguage: language };
    const texts = exportedTexts(db, experience.id, { baseLanguage, language });
    const written =
      format === 'csv' ? writeTextTable(languages, texts) : writeXliff(experience.id, languages, texts);
    const { extension, type } = files[format];
    return reply
      .type(type)
      .header('content-disposition', `attachment; filename="texts.${language}.${extension}"`)
      .send(Readable.from(written));
  });
}
