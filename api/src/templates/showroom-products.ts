import type { ModelFile } from '../library/models/catalogue';

/** The furniture of the showroom's rooms, as a shop would sell it. */

interface Words {
  en: string;
  de: string;
}

interface TemplateValue extends Words {
  id: string;
  colour?: string;
}

export interface TemplateProduct {
  model: ModelFile;
  handle: string;
  title: Words;
  description: Words;
  collections: string[];
  /** Said of its first picture. */
  alt: Words;
  options: { id: string; name: Words; values: TemplateValue[] }[];
  /** Of each variant its values in the options' order, and what it costs in whole euros. */
  variants: { values: string[]; euros: number; before?: number; soldOut?: true }[];
}

const wood = (...values: TemplateValue[]) => ({
  id: 'wood',
  name: { en: 'Wood', de: 'Holz' },
  values,
});
const fabric = (...values: TemplateValue[]) => ({
  id: 'fabric',
  name: { en: 'Fabric', de: 'Stoff' },
  values,
});
const size = (...values: TemplateValue[]) => ({
  id: 'size',
  name: { en: 'Size', de: 'Größe' },
  values,
});

const oak = { id: 'oak', colour: '#c9a06a', en: 'Oiled oak', de: 'Eiche geölt' };
const smoked = { id: 'smoked', colour: '#5b4636', en: 'Smoked oak', de: 'Räuchereiche' };
const walnut = { id: 'walnut', colour: '#7a5238', en: 'Walnut', de: 'Nussbaum' };
const oatmeal = { id: 'oatmeal', colour: '#d8cdb8', en: 'Oatmeal wool', de: 'Wolle Hafermehl' };
const moss = { id: 'moss', colour: '#7c8a62', en: 'Moss wool', de: 'Wolle Moos' };
const rust = { id: 'rust', colour: '#b5572f', en: 'Rust wool', de: 'Wolle Rost' };

/** What visitors read for the collections, which the products know by their English names. */
export const showroomCollections: Words[] = [
  { en: 'Living room', de: 'Wohnzimmer' },
  { en: 'Dining room', de: 'Esszimmer' },
  { en: 'Seating', de: 'Sitzmöbel' },
  { en: 'Tables', de: 'Tische' },
  { en: 'Storage', de: 'Stauraum' },
  { en: 'Lighting', de: 'Leuchten' },
  { en: 'Textiles', de: 'Textilien' },
  { en: 'Decoration', de: 'Dekoration' },
];

export const showroomProducts: TemplateProduct[] = [
  {
    model: 'sofa',
    handle: 'havn-sofa',
    title: { en: 'Havn sofa', de: 'Sofa Havn' },
    description: {
      en: 'A sofa to stay on. The seat is **pocket springs under wool**, so it keeps its shape for decades.\n\n- Covers come off and can be replaced\n- Frame of solid oak, glued and dowelled\n- Feet turned in our own workshop',
      de: 'Ein Sofa zum Bleiben. Der Sitz besteht aus **Taschenfedern unter Wolle** und behält über Jahrzehnte seine Form.\n\n- Bezüge lassen sich abnehmen und ersetzen\n- Gestell aus massiver Eiche, verleimt und gedübelt\n- Füße, in unserer eigenen Werkstatt gedrechselt',
    },
    collections: ['Living room', 'Seating'],
    alt: {
      en: 'A three-seater sofa in oatmeal wool with rounded arms, on turned oak feet',
      de: 'Ein Dreisitzer in hafermehlfarbener Wolle mit runden Armlehnen auf gedrechselten Eichenfüßen',
    },
    options: [
      fabric(oatmeal, moss, rust),
      size(
        { id: 'two', en: 'Two seats', de: 'Zweisitzer' },
        { id: 'three', en: 'Three seats', de: 'Dreisitzer' },
      ),
    ],
    variants: [
      { values: ['oatmeal', 'three'], euros: 3480 },
      { values: ['oatmeal', 'two'], euros: 2890 },
      { values: ['moss', 'three'], euros: 3480 },
      { values: ['moss', 'two'], euros: 2890, soldOut: true },
      { values: ['rust', 'three'], euros: 3180, before: 3480 },
    ],
  },
  {
    model: 'armchair',
    handle: 'vik-armchair',
    title: { en: 'Vik armchair', de: 'Sessel Vik' },
    description: {
      en: 'One wrap of wool around a bent shell. It turns on its walnut base and comes back to where it was.',
      de: 'Eine einzige Hülle aus Wolle um eine gebogene Schale. Er dreht sich auf seinem Nussbaumfuß und kehrt von selbst zurück.',
    },
    collections: ['Living room', 'Seating'],
    alt: {
      en: 'A low armchair in moss-green wool on a round walnut swivel base',
      de: 'Ein niedriger Sessel in moosgrüner Wolle auf rundem, drehbarem Nussbaumfuß',
    },
    options: [fabric(moss, oatmeal, rust)],
    variants: [
      { values: ['moss'], euros: 1490 },
      { values: ['oatmeal'], euros: 1490 },
      { values: ['rust'], euros: 1490, soldOut: true },
    ],
  },
  {
    model: 'coffee-table',
    handle: 'kisel-coffee-table',
    title: { en: 'Kisel coffee table', de: 'Couchtisch Kisel' },
    description: {
      en: 'Shaped like a pebble, so that there is no corner to walk into. The edge is rounded by hand.',
      de: 'Geformt wie ein Kiesel, damit niemand an einer Ecke hängen bleibt. Die Kante ist von Hand gerundet.',
    },
    collections: ['Living room', 'Tables'],
    alt: {
      en: 'A low pebble-shaped table of smoked oak on three turned legs',
      de: 'Ein niedriger, kieselförmiger Tisch aus Räuchereiche auf drei gedrechselten Beinen',
    },
    options: [wood(smoked, oak)],
    variants: [
      { values: ['smoked'], euros: 890 },
      { values: ['oak'], euros: 820 },
    ],
  },
  {
    model: 'floor-lamp',
    handle: 'bue-reading-lamp',
    title: { en: 'Bue reading lamp', de: 'Leselampe Bue' },
    description: {
      en: 'A bowed brass stem that brings the light over the page. Dimmable, with a bulb that you can change yourself.',
      de: 'Ein gebogener Messingstab bringt das Licht über die Seite. Dimmbar, das Leuchtmittel wechseln Sie selbst.',
    },
    collections: ['Living room', 'Lighting'],
    alt: {
      en: 'A floor lamp with a bowed brass stem and a linen shade',
      de: 'Eine Stehleuchte mit gebogenem Messingstab und Leinenschirm',
    },
    options: [],
    variants: [{ values: [], euros: 640 }],
  },
  {
    model: 'rug',
    handle: 'dyne-rug',
    title: { en: 'Dyne rug', de: 'Teppich Dyne' },
    description: {
      en: 'Dunes at low sun, tufted by hand in undyed and plant-dyed wool.',
      de: 'Dünen bei tiefer Sonne, von Hand getuftet aus ungefärbter und pflanzengefärbter Wolle.',
    },
    collections: ['Living room', 'Textiles'],
    alt: {
      en: 'A wool rug with arcs in sand and rust colours',
      de: 'Ein Wollteppich mit Bögen in Sand und Rost',
    },
    options: [
      size(
        { id: 'large', en: '2.80 × 1.96 m', de: '2,80 × 1,96 m' },
        { id: 'small', en: '2.00 × 1.40 m', de: '2,00 × 1,40 m' },
      ),
    ],
    variants: [
      { values: ['large'], euros: 1190, before: 1390 },
      { values: ['small'], euros: 690 },
    ],
  },
  {
    model: 'dining-table',
    handle: 'brygga-dining-table',
    title: { en: 'Brygga dining table', de: 'Esstisch Brygga' },
    description: {
      en: 'A boat-shaped top on two fluted drums: nobody sits at a leg.\n\nThe boards of a table come from **one tree**; its number is branded underneath.',
      de: 'Eine bootsförmige Platte auf zwei kannelierten Säulen: niemand sitzt an einem Tischbein.\n\nDie Bretter eines Tisches stammen von **einem Baum**; dessen Nummer ist unten eingebrannt.',
    },
    collections: ['Dining room', 'Tables'],
    alt: {
      en: 'A long walnut table with a boat-shaped top on two fluted drums',
      de: 'Ein langer Nussbaumtisch mit bootsförmiger Platte auf zwei kannelierten Säulen',
    },
    options: [
      wood(walnut, oak),
      size(
        { id: 'eight', en: 'For eight, 2.40 m', de: 'Für acht, 2,40 m' },
        { id: 'six', en: 'For six, 2.00 m', de: 'Für sechs, 2,00 m' },
      ),
    ],
    variants: [
      { values: ['walnut', 'eight'], euros: 4250 },
      { values: ['walnut', 'six'], euros: 3650 },
      { values: ['oak', 'eight'], euros: 3490 },
      { values: ['oak', 'six'], euros: 2950 },
    ],
  },
  {
    model: 'chair',
    handle: 'lov-chair',
    title: { en: 'Löv chair', de: 'Stuhl Löv' },
    description: {
      en: 'A bent shell, thin as a leaf, padded where you lean. Six of them stack into the space of one.',
      de: 'Eine gebogene Schale, dünn wie ein Blatt, gepolstert, wo man sich anlehnt. Sechs davon stapeln sich auf dem Platz von einem.',
    },
    collections: ['Dining room', 'Seating'],
    alt: {
      en: 'A chair with a bent shell in oatmeal wool on oak legs',
      de: 'Ein Stuhl mit gebogener Schale in hafermehlfarbener Wolle auf Eichenbeinen',
    },
    options: [fabric(oatmeal, moss), wood(oak, smoked)],
    variants: [
      { values: ['oatmeal', 'oak'], euros: 340 },
      { values: ['oatmeal', 'smoked'], euros: 360 },
      { values: ['moss', 'oak'], euros: 340 },
      { values: ['moss', 'smoked'], euros: 360, soldOut: true },
    ],
  },
  {
    model: 'sideboard',
    handle: 'rand-sideboard',
    title: { en: 'Rand sideboard', de: 'Sideboard Rand' },
    description: {
      en: 'Two tambour doors that run around the corner. Behind them, shelves that you can move without tools.',
      de: 'Zwei Rolltüren, die um die Ecke laufen. Dahinter Böden, die sich ohne Werkzeug versetzen lassen.',
    },
    collections: ['Dining room', 'Storage'],
    alt: {
      en: 'A low oak sideboard with two slatted tambour doors',
      de: 'Ein niedriges Sideboard aus Eiche mit zwei Rolltüren aus Lamellen',
    },
    options: [wood(oak, walnut)],
    variants: [
      { values: ['oak'], euros: 2190 },
      { values: ['walnut'], euros: 2590 },
    ],
  },
  {
    model: 'pendant-lamp',
    handle: 'klocka-pendant',
    title: { en: 'Klocka pendant', de: 'Pendelleuchte Klocka' },
    description: {
      en: 'A dome of fired clay, glazed inside only. The light falls on the table and stays off the faces.',
      de: 'Eine Kuppel aus gebranntem Ton, nur innen glasiert. Das Licht fällt auf den Tisch und blendet niemanden.',
    },
    collections: ['Dining room', 'Lighting'],
    alt: {
      en: 'A pendant lamp with a dome of clay-coloured ceramic',
      de: 'Eine Pendelleuchte mit einer Kuppel aus tonfarbener Keramik',
    },
    options: [
      {
        id: 'colour',
        name: { en: 'Colour', de: 'Farbe' },
        values: [
          { id: 'clay', en: 'Clay', de: 'Ton' },
          { id: 'chalk', en: 'Chalk', de: 'Kreide' },
        ],
      },
    ],
    variants: [
      { values: ['clay'], euros: 290 },
      { values: ['chalk'], euros: 290 },
    ],
  },
  {
    model: 'bookcase',
    handle: 'skog-bookcase',
    title: { en: 'Skog bookcase', de: 'Bücherregal Skog' },
    description: {
      en: 'Six shelves of walnut that carry forty kilograms each. It is fixed to the wall with one screw.',
      de: 'Sechs Böden aus Nussbaum, die je vierzig Kilogramm tragen. Eine Schraube hält es an der Wand.',
    },
    collections: ['Storage'],
    alt: { en: 'A tall open bookcase of walnut', de: 'Ein hohes, offenes Bücherregal aus Nussbaum' },
    options: [wood(walnut, oak)],
    variants: [
      { values: ['walnut'], euros: 1690 },
      { values: ['oak'], euros: 1390 },
    ],
  },
  {
    model: 'vase',
    handle: 'oliv-vase',
    title: { en: 'Oliv vase', de: 'Vase Oliv' },
    description: {
      en: 'Thrown on the wheel, so no two are alike. Shown with olive twigs, which are not included.',
      de: 'Auf der Scheibe gedreht, deshalb gleicht keine der anderen. Gezeigt mit Olivenzweigen, die nicht dazugehören.',
    },
    collections: ['Decoration'],
    alt: { en: 'A white vase with olive twigs', de: 'Eine weiße Vase mit Olivenzweigen' },
    options: [],
    variants: [{ values: [], euros: 79 }],
  },
  {
    model: 'bowl',
    handle: 'sten-bowl',
    title: { en: 'Sten bowl', de: 'Schale Sten' },
    description: {
      en: 'Dark stoneware for fruit and bread. It may go into the oven and the dishwasher.',
      de: 'Dunkles Steingut für Obst und Brot. Sie darf in den Ofen und in die Spülmaschine.',
    },
    collections: ['Decoration'],
    alt: { en: 'A dark stoneware bowl with three pears', de: 'Eine dunkle Steingutschale mit drei Birnen' },
    options: [],
    variants: [{ values: [], euros: 64, soldOut: true }],
  },
];
