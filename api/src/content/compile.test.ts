import {
  emptyOptionSet,
  emptyPoll,
  emptyVaultQuestion,
  limits,
  type PublishedPoll,
  type PublishedScene,
  type ScenesDocument,
  standardTheme,
} from '@vitrine/shared/contract';
import fc from 'fast-check';
import type { Image, Model } from '../areas/area-content';
import { completePoll, completeScene } from '../testing/seed-content';
import { canonicalJson, sha256Of } from './canonical';
import { certify } from './checks';
import { compile } from './compile';
import { type Draft, type DraftDocument, inPublishedOrder } from './draft';

const tableId = 'tabe223456789abc';
const chairId = 'char223456789abc';

const model = (name: string, figures: Partial<Model> = {}): Model => ({
  name,
  sha256: sha256Of(name),
  url: `https://files.test/${name}.glb`,
  bytes: 1000,
  triangles: 100,
  materials: 1,
  textures: [],
  dimensionsMetres: [1, 1, 1],
  baseMetres: 0,
  materialVariants: [],
  ...figures,
});

const document = (area: DraftDocument['area'], data: object, order = 'a0'): DraftDocument => ({
  id: sha256Of(area + order).slice(0, 16),
  area,
  order,
  revision: 1,
  data: { ...data },
});

function draft(documents: DraftDocument[], models: [string, Model][] = []): Draft {
  const languages = ['en', 'de'];
  return {
    experience: { id: 'experience234567', name: 'Showroom', languages },
    documents: inPublishedOrder(documents),
    context: {
      name: 'Showroom',
      languages,
      defaultTheme: null,
      models: new Map([[tableId, model('table')], [chairId, model('chair')], ...models]),
      images: new Map(),
      videos: new Map(),
      placements: new Set(),
      documents: new Map(),
      teasers: new Map(),
    },
  };
}

const theme = (changes: Partial<ReturnType<typeof standardTheme>> = {}) =>
  document('theme', {
    ...standardTheme(),
    title: { en: 'Showroom', de: 'Ausstellung' },
    tagline: { en: 'Come in', de: 'Tritt ein' },
    ...changes,
  });
const complete = () =>
  draft([theme(), document('scenes', completeScene(tableId, chairId)), document('polling', completePoll())]);

const contents = (of: Draft) => [...compile(of, 1).public.parts.values()].map(({ content }) => content);
const scene = (changes: Partial<ScenesDocument>, ...models: [string, Model][]) =>
  draft([theme(), document('scenes', { ...completeScene(tableId, chairId), ...changes })], models);

describe('compiling', () => {
  it('gives a root with the theme, the list of parts by area, and every file once', () => {
    const { root, parts } = compile(complete(), 3).public;
    expect(root).toMatchObject({ version: 3, languages: ['en', 'de'], theme: { title: { en: 'Showroom' } } });
    expect(root.parts.map(({ area, title }) => [area, title.en])).toEqual([
      ['scenes', 'Living room'],
      ['polling', 'Wood'],
    ]);
    expect(root.assets.map(({ url }) => url).sort()).toEqual([
      'https://files.test/chair.glb',
      'https://files.test/table.glb',
    ]);
    expect([...parts.keys()]).toEqual(root.parts.map(({ hash }) => hash));
  });

  it('keeps from visitors after how many people a poll closes, and says nothing where none does', () => {
    const limited = document('polling', { ...completePoll(), mostRespondents: 200 });
    const { public: visible, server } = compile(draft([theme(), limited]), 1);
    expect(server.areas).toEqual({ polling: { mostRespondents: { [limited.id]: 200 } } });
    expect(JSON.stringify([...visible.parts.values()])).not.toContain('ostRespondents');
    expect(compile(complete(), 1).server.areas).toEqual({});
  });

  it('gives every picture with its sizes, and the largest of each as the file that the version needs', () => {
    const image = (name: string, ...widths: number[]): [string, Image] => {
      const sizes = widths.map((width) => ({
        url: `https://files.test/${name}-${width}.webp`,
        width,
        height: width,
        type: 'image/webp',
        bytes: width,
        sha256: sha256Of(`${name} ${width}`),
      }));
      const { bytes = 0, sha256 = sha256Of(name), url = '' } = sizes.at(-1) ?? {};
      return [sha256, { sha256, url, bytes, sizes }];
    };
    const pictures = [image('poster', 320, 640), image('logo', 320), image('oak', 320, 480)] as const;
    const [[poster], [logo], [oak, { sizes }]] = pictures;
    const poll = completePoll();
    const question = Object.values(poll.questions)[0];
    if (question?.options.oak) question.options.oak.image = oak;
    const drawn = draft([theme({ poster, logo }), document('polling', poll)]);
    const { parts, root } = compile(
      { ...drawn, context: { ...drawn.context, images: new Map(pictures) } },
      1,
    ).public;
    expect(root).toMatchObject({
      poster: 'https://files.test/poster-640.webp',
      posterSizes: [{ width: 320, bytes: 320, sha256: sha256Of('poster 320') }, { width: 640 }],
      logoSizes: [{ width: 320 }],
    });
    const [polled] = [...parts.values()].map(({ content }) => content) as PublishedPoll[];
    expect(polled?.questions[0]?.options.find(({ id }) => id === 'oak')).toMatchObject({
      image: 'https://files.test/oak-480.webp',
      imageSizes: sizes,
    });
    expect(root.assets.map(({ url }) => url).sort()).toEqual([
      'https://files.test/logo-320.webp',
      'https://files.test/oak-480.webp',
      'https://files.test/poster-640.webp',
    ]);
  });

  it('names each part by the SHA-256 of its bytes', () => {
    const { parts, root } = compile(complete(), 1).public;
    for (const { bytes, hash } of root.parts) {
      const json = parts.get(hash)?.json ?? '';
      expect([sha256Of(json), Buffer.byteLength(json)]).toEqual([hash, bytes]);
    }
  });

  it('puts objects, questions and options in their order and leaves hidden objects out', () => {
    const poll = completePoll();
    const { objects } = completeScene(tableId, chairId, tableId);
    const [first, second, third] = Object.values(objects);
    const [published, polled] = contents(
      draft([
        document('scenes', {
          ...completeScene(),
          objects: {
            z: { ...first, order: 'a1' },
            y: { ...second, hidden: true },
            x: { ...third, order: 'a0' },
          },
        }),
        document('polling', poll),
      ]),
    ) as [PublishedScene, PublishedPoll];
    expect(published.objects.map(({ id }) => id)).toEqual(['x', 'z']);
    expect(Object.keys(published.models)).toEqual([sha256Of('table')]);
    expect(polled.questions[0]?.options.map(({ id }) => id)).toEqual(['ash', 'oak']);
  });

  it('leaves an object out whose model is missing, so that a draft can be seen', () => {
    const [published] = contents(draft([document('scenes', completeScene(tableId, 'gone223456789abc'))]));
    expect((published as PublishedScene).objects).toHaveLength(1);
  });

  it('shows the experience’s name where there is no title', () => {
    expect(compile(draft([]), 1).public.root.theme.title).toEqual({ en: 'Showroom' });
  });

  it('gives the same hash for the same draft, whatever order it is read in', () => {
    const { documents, ...rest } = complete();
    const { hash } = compile(complete(), 1);
    const reversedKeys = (value: unknown): unknown =>
      value === null || typeof value !== 'object' || Array.isArray(value)
        ? value
        : Object.fromEntries(
            Object.entries(value)
              .reverse()
              .map(([key, child]) => [key, reversedKeys(child)]),
          );
    fc.assert(
      fc.property(
        fc.shuffledSubarray(documents, { minLength: documents.length }),
        fc.boolean(),
        (shuffled, reverse) => {
          const read = reverse ? shuffled.map((one) => reversedKeys(one) as DraftDocument) : shuffled;
          const again = compile({ ...rest, documents: inPublishedOrder(read) }, 1);
          expect(again.hash).toBe(hash);
        },
      ),
    );
  });

  it.each([
    ['the version', () => compile(complete(), 2)],
    [
      'a document’s revision, in the server half',
      () =>
        compile(
          { ...complete(), documents: complete().documents.map((one) => ({ ...one, revision: 2 })) },
          1,
        ),
    ],
    ['a text', () => compile(draft([theme(), document('polling', { ...completePoll(), title: {} })]), 1)],
  ])('gives another hash for another %s', (_what, other) => {
    expect(other().hash).not.toBe(compile(complete(), 1).hash);
  });

  it('shares parts between versions in which they did not change', () => {
    expect([...compile(complete(), 2).public.parts.keys()]).toEqual([
      ...compile(complete(), 1).public.parts.keys(),
    ]);
  });

  it('says nothing of the server half in the public one', () => {
    const { public: open, server } = compile(complete(), 1);
    const text = canonicalJson(open.root) + [...open.parts.values()].map(({ json }) => json).join('');
    expect(Object.keys(server).sort()).toEqual(['areas', 'documents']);
    expect(text).not.toContain('revision');
  });
});

const inBoth = (text: string) => ({ en: text, de: `${text} (de)` });
/** Of one name in German. */
const twice = {
  oak: { order: 'a0', label: { en: 'Oak', de: 'Eiche' } },
  ash: { order: 'a1', label: { en: 'Ash', de: ' eiche' } },
};

const findings = async (of: Draft) =>
  (await certify(of, compile(of, 0), new Date())).checks.map(
    ({ area, code, level, pointer }) => `${level} ${area} ${code} ${pointer}`,
  );

describe('the certificate', () => {
  it('counts the texts that each area lacks in each language', async () => {
    const { untranslated } = await certify(
      draft([
        theme({ tagline: { en: 'Come in' } }),
        document('polling', { ...completePoll(), title: { en: 'Wood' } }),
      ]),
      compile(draft([]), 0),
      new Date(),
    );
    expect(untranslated).toEqual({ theme: { de: 1 }, polling: { de: 1 } });
  });

  it('finds nothing in a complete draft', async () => expect(await findings(complete())).toEqual([]));

  it('wants a scene', async () => {
    expect(await findings(draft([theme(), document('polling', completePoll())]))).toEqual([
      'error scenes no-scene ',
    ]);
  });

  it.each<[string, Draft, string[]]>([
    [
      'a poll without a question',
      draft([document('polling', { ...emptyPoll(), title: { en: 'Poll', de: 'Umfrage' } })]),
      ['error polling no-questions /questions'],
    ],
    [
      'a question with one option and texts that are missing',
      draft([
        document('polling', {
          ...completePoll(),
          questions: {
            q: {
              ...completePoll().questions.wood,
              text: { de: 'Welches?' },
              options: { a: { order: 'a0', label: { en: ' ' } } },
            },
          },
        }),
      ]),
      [
        'error polling missing-text /questions/q/text/en',
        'error polling missing-text /questions/q/options/a/label/en',
        'error polling too-few-options /questions/q/options',
      ],
    ],
    [
      'two options of one name, in whichever language',
      draft([
        document('polling', {
          ...completePoll(),
          questions: {
            q: {
              ...completePoll().questions.wood,
              options: twice,
            },
          },
        }),
      ]),
      ['warning polling same-option /questions/q/options/ash'],
    ],
    [
      'two options of one name in a set',
      draft([
        document('answer-option-vault', { ...emptyOptionSet(), title: inBoth('Woods'), options: twice }),
      ]),
      ['warning answer-option-vault same-option /options/ash'],
    ],
    [
      'two options of one name in a question of the vault',
      draft([document('question-vault', { ...emptyVaultQuestion(), text: inBoth('Wood?'), options: twice })]),
      ['warning question-vault same-option /options/ash'],
    ],
    [
      'two rows of one name in a matrix',
      draft([
        document('question-vault', {
          ...emptyVaultQuestion(),
          ...{ type: 'matrix', text: inBoth('Wood?'), rows: twice },
          options: {
            good: { order: 'a0', label: inBoth('Good') },
            bad: { order: 'a1', label: inBoth('Bad') },
          },
        }),
      ]),
      ['warning question-vault same-option /rows/ash'],
    ],
    [
      'a missing model, once however often it is used',
      scene({ objects: completeScene('gone223456789abc', tableId, 'gone223456789abc').objects }),
      ['error scenes missing-model /objects/object-1/libraryObjectId'],
    ],
    [
      'a model that is too large',
      scene({}, [chairId, model('chair', { bytes: limits.publishedModelBytes + 1 })]),
      ['error scenes model-too-large /objects/object-2/libraryObjectId'],
    ],
    [
      'a scene without title, alternative text and objects',
      scene({ title: {}, alt: {}, objects: {} }),
      [
        'warning scenes missing-title /title/en',
        'warning scenes missing-alt /alt/en',
        'warning scenes empty-scene /objects',
      ],
    ],
    [
      'translations that are missing, once a language',
      scene({ title: { en: 'Room' }, alt: { en: 'A room' } }),
      ['warning scenes missing-translation /title/de'],
    ],
    [
      'too many triangles for phones',
      scene({}, [tableId, model('table', { triangles: 50_000 })]),
      ['warning scenes scene-triangles /objects'],
    ],
    [
      'far too many triangles',
      scene({}, [tableId, model('table', { triangles: 250_000 })]),
      ['error scenes too-heavy /objects'],
    ],
    [
      'too much texture memory',
      scene({}, [tableId, model('table', { textures: Array(4).fill({ width: 4096, height: 4096 }) })]),
      ['warning scenes scene-textures /objects'],
    ],
    [
      'low contrast',
      draft([
        theme({
          colours: { ...standardTheme().colours, text: '#999999', onAccent: '#ffffff', accent: '#eeeeee' },
        }),
      ]),
      [
        'error theme low-contrast /colours/text',
        'error theme low-contrast /colours/text',
        'error theme low-contrast /colours/onAccent',
        'warning theme low-contrast /colours/accent',
      ],
    ],
    [
      'contrast that could be better',
      draft([theme({ colours: { ...standardTheme().colours, accent: '#8a7a70' } })]),
      ['warning theme low-contrast /colours/onAccent'],
    ],
    [
      'low contrast on dark devices only',
      draft([theme({ dark: { ...standardTheme().colours, text: '#999999' } })]),
      ['error theme low-contrast /dark/text', 'error theme low-contrast /dark/text'],
    ],
    [
      'a picture that is gone',
      draft([theme({ poster: 'a'.repeat(64) })]),
      ['error theme missing-picture /poster'],
    ],
  ])('names %s', async (_what, of, expected) => {
    expect((await findings(of)).filter((line) => !line.includes('no-scene'))).toEqual(expected);
  });

  it('counts triangles of every copy, and materials once a model', async () => {
    const copies = scene({ objects: completeScene(tableId, tableId, tableId).objects }, [
      tableId,
      model('table', { triangles: 20_000, materials: 20 }),
    ]);
    expect(await findings(copies)).toEqual(['warning scenes scene-triangles /objects']);
  });

  it('puts errors before warnings', async () => {
    const levels = (
      await findings(draft([document('scenes', completeScene()), document('polling', emptyPoll())]))
    ).map((line) => line.split(' ')[0]);
    expect(levels).toEqual(levels.toSorted());
    expect(new Set(levels)).toEqual(new Set(['error', 'warning']));
  });

  /** Alike, each of another file. */
  const heavyScene = (copies: number, figures: Partial<Model>) => {
    const models = Array.from({ length: copies }, (_, index): [string, Model] => [
      `heavy23456789ab${index + 2}`,
      model(`heavy-${index}`, figures),
    ]);
    return scene({ objects: completeScene(...models.map(([id]) => id)).objects }, ...models);
  };
  const MiB = 1024 * 1024;
  /** 85 1/3 MiB with its mipmaps. */
  const wide = { width: 4096, height: 4096 };
  const textures = (count: number) => ({ bytes: count * wide.width * wide.height * 4 * (4 / 3) });

  it.each<
    [sentence: string, copies: number, figures: Partial<Model>, total: unknown, limit: unknown, most: unknown]
  >([
    ['scene-triangles', 1, { triangles: 50_001 }, 50_001, 50_000, 50_001],
    ['too-heavy.triangles', 1, { triangles: 250_001 }, 250_001, 250_000, 250_001],
    ['scene-materials', 2, { materials: 13 }, 26, 25, 13],
    ['too-heavy.materials', 2, { materials: 63 }, 126, 125, 63],
    ['scene-textures', 2, { textures: [wide, wide] }, textures(4), { bytes: 256 * MiB }, textures(2)],
    [
      'too-heavy.textures',
      2,
      { textures: Array(8).fill(wide) },
      textures(16),
      { bytes: 1280 * MiB },
      textures(8),
    ],
    ['scene-bytes', 2, { bytes: 9 * MiB }, { bytes: 18 * MiB }, { bytes: 16 * MiB }, { bytes: 9 * MiB }],
    [
      'too-heavy.bytes',
      6,
      { bytes: 14 * MiB },
      { bytes: 84 * MiB },
      { bytes: 80 * MiB },
      { bytes: 14 * MiB },
    ],
  ])(
    'says %s with the limit that was passed, and what weighs most',
    async (name, copies, figures, total, limit, most) => {
      const heavy = heavyScene(copies, figures);
      const { checks } = await certify(heavy, compile(heavy, 0), new Date());
      const level = name.startsWith('too-heavy') ? 'error' : 'warning';
      const values = { total, limit, name: 'heavy-0', most };
      expect(checks).toMatchObject([
        {
          level,
          area: 'scenes',
          pointer: '/objects',
          documentId: expect.any(String),
          sentence: { name, values },
        },
      ]);
    },
  );

  it('keeps what visitors load first small', async () => {
    const noise = (index: number) => sha256Of(`${index}`) + sha256Of(`${index} more`);
    const polls = Array.from({ length: 250 }, (_, index) =>
      document(
        'polling',
        { ...completePoll(), title: { en: noise(index), de: noise(index) } },
        `b${index + 100}`,
      ),
    );
    expect(await findings(draft([theme(), document('scenes', completeScene(tableId)), ...polls]))).toEqual([
      'error manifest manifest-too-large ',
    ]);
  });
});
