import { writtenWordsLimits } from '@vitrine/shared/contract';
import { blocklist } from './blocklist';
import { WordCounts } from './word-counts';
import { wordsIn } from './words-in';

const words = (text: string) => wordsIn(text).map(({ word }) => word);

describe('the words of a text', () => {
  it.each([
    ['  Oak! ', ['oak']],
    ['Live edge', ['live edge']],
    ['Bois de\trose…', ['bois de rose']],
    ['I love the smell of old oak', ['love', 'smell', 'old', 'oak']],
    ['oak, oak and once more OAK', ['oak', 'once']],
    ['خشب البلوط', ['خشب البلوط']],
    ['أحب رائحة خشب البلوط القديم', ['أحب', 'رائحة', 'خشب', 'البلوط', 'القديم']],
    ['Straße', ['straße']],
    ['C’est l’odeur d’un atelier', ['l’odeur', 'd’un', 'atelier']],
    ['我爱木头的味道', ['我', '爱', '木头', '的', '味道']],
    ['Cafe\u0301', ['café']],
    ['(@Ada)', ['@ada']],
    ['Please write to ada@example.com soon', ['please', 'write', 'ada@example', 'com', 'soon']],
    ['… !', []],
    ['', []],
  ])('“%s”', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it('are none where a word is longer than any is', () => {
    expect(words('a'.repeat(writtenWordsLimits.length))).toHaveLength(1);
    expect(words('a'.repeat(writtenWordsLimits.length + 1))).toEqual([]);
  });
});

describe('counted words', () => {
  const counted = (...texts: string[]) => {
    const counts = new WordCounts();
    for (const text of texts) counts.add(text);
    return counts;
  };

  it('stand in the order of how many people wrote them, as most of them write them', () => {
    const counts = counted('Eiche', 'eiche', 'Eiche.', 'ash', 'I love ash and ash and oak', 'zinc');
    expect(counts.counted).toBe(6);
    expect(counts.mostWritten()).toEqual([
      { word: 'eiche', written: 'Eiche', count: 3 },
      { word: 'ash', written: 'ash', count: 2 },
      { word: 'love', written: 'love', count: 1 },
      { word: 'oak', written: 'oak', count: 1 },
      { word: 'zinc', written: 'zinc', count: 1 },
    ]);
  });

  it('are not more than anybody reads', () => {
    const many = Array.from({ length: writtenWordsLimits.listed + 50 }, (_, number) => `word${number}`);
    expect(counted(...many).mostWritten()).toHaveLength(writtenWordsLimits.listed);
  });
});

describe('the blocklists', () => {
  it.each([
    [['en'], 'fuck'],
    [['de'], 'arschloch'],
    [['de'], 'fuck'],
    [['fr'], 'connard'],
    [['es'], 'mierda'],
    [['it'], 'vaffanculo'],
    [['ar'], 'شرموطة'],
    [['en'], 'what the fuck'],
    [['en'], 'fu ck'],
    [['en'], 'f.u.c.k'],
    [['en'], 'fuuuuck'],
    [['en'], 'sh1t'],
    [['en'], 'ｆｕｃｋ'],
    [['en'], '𝐟𝐮𝐜𝐤'],
    [['en'], 'f\u0336uck'],
    [['de'], 'fück'],
    [['de'], 'fu\u0308\u0336ck'],
    [['fr'], 'encule'],
    [['es'], 'coño'],
    [['en'], 'ass'],
    [['en'], 'assss'],
    [['en'], 'asssshooole'],
    [['ar'], 'شرموووطة'],
    [['en'], 'ada@example.com'],
    [['en'], '@ada'],
    [['en'], 'ada＠example'],
    [['en'], '0151 23'],
    [['ar'], '٠١٥١٢٣٤'],
  ])('of %j have “%s”', (languages, word) => {
    expect(blocklist(languages)(word)).toBe(true);
  });

  it.each([
    [['en'], 'arschloch'],
    [['en'], 'oak'],
    [['de', 'fr'], 'eiche'],
    [['en'], '455'],
    [['en'], 'as'],
    [['en'], 'x'],
    [['en'], 'june 2026'],
    [['en'], '12345'],
    [['es'], 'cono'],
    [['ar'], 'خشب'],
    [['en'], 'scunthorpe'],
    [['xx'], 'oak'],
  ])('of %j have not “%s”', (languages, word) => {
    expect(blocklist(languages)(word)).toBe(false);
  });
});
