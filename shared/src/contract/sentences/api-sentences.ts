/**
 * What the API says of files that somebody brings and of copies of vault documents, in English. The editor and the
 * manager each have those that they show in their other languages (`texts/api-sentences`). Stored reports keep names and
 * values: a name stays what it is, and what says something else gets another one.
 */

/** Whatever a table is about. */
const csv = {
  unclosed: 'A quotation mark in line {{line}} is never closed, so the rows after it cannot be told apart.',
  noText: 'This is not a text table. Save it as CSV (UTF-8), and choose that file.',
} as const;

/** Whatever file it is. */
const reading = {
  tooMuch: 'Reading this file takes too much time or memory. Export it again, or split it into smaller ones.',
  twice:
    'Reading this file failed twice, so it was given up. Export it again, or split it into smaller ones.',
} as const;

/** What the editor shows. */
export const editorSentences = {
  csv,
  reading,
  file: {
    empty: 'The file is empty.',
    noExperience: 'There is no such experience any more.',
    gone: 'What this goes into is not there any more.',
    archived: 'What this goes into was archived.',
    full: 'There is no room for all of it here. Archive something first.',
    notHere: 'Nothing can be imported here.',
    brackets: 'JSON is read line by line here: one document a line, without brackets around them.',
    noKeyColumn: 'The first row names no column “{{column}}”, which identifies the rows.',
    guessed: 'The file is not UTF-8. It was read as Windows-1252; check that accents and umlauts are right.',
    lossy: 'The file is neither UTF-8 nor UTF-16, so letters would be lost. Save it as UTF-8.',
    noRoom:
      'There is room for {{room}} more here, {{limit}} in all, and the file has more new ones. Nothing was imported.',
    picturesElsewhere:
      'Of {{count}} pictures the file has only the addresses. They come along only when they are fetched.',
    wentOn:
      'The server stopped after {{handled}} of {{total}}. It continued from there; nothing was done twice.',
  },
  row: {
    columnIgnored: 'This column is not used here and was left out.',
    columnAgain:
      'The first row names this column twice. The one further left is read, and this one was left out.',
    keyMade: 'The row has a title but nothing that names it, so it counts as a new entry, “{{key}}”.',
    keyFound:
      'The row has a title but nothing that names it, so it counts as “{{key}}”, which is here already and is changed by it.',
    onlyFirst: 'Only the first row of “{{name}}” says this. What is here was left out.',
    noKey: '“{{column}}” is empty, and there is no row before to which this one could belong.',
    again: '“{{name}}” was there before, further up. Rows of one thing have to follow each other.',
    tooLong: '“{{name}}” has more than {{most}} rows.',
    notJson: 'This line is not a document as JSON.',
    otherKind: 'This id is of something that the table does not hold.',
    moreCells:
      'This row has {{cells}} cells, and the first row names {{columns}} columns. Put quotation marks around what holds a separator.',
    fewerCells:
      'This row has {{cells}} cells, and the first row names {{columns}} columns. The others count as empty.',
  },
  cell: {
    number: '“{{cell}}” is not a number.',
    wholeNumber: '“{{cell}}” is not a whole number.',
    flag: '“{{cell}}” is neither TRUE nor FALSE.',
    choice: '“{{cell}}” is not one of {{choices}}.',
    target:
      '“{{cell}}” is no target. Write survey:ID, poll:ID, vote:ID, scene:ID, product:ID, placement:ID or an address that starts with https://.',
    placeTime: '“{{cell}}” is no time like 2026-12-24T10:00.',
    recurrence: '“{{cell}}” is no recurrence like DTSTART=20260101;FREQ=WEEKLY;BYDAY=MO,TU.',
    hours: '“{{cell}}” are no hours like 08:00-12:00, 13:00-18:00.',
    exceptions: '“{{cell}}” are no exceptions like 2026-04-03 off; 2026-04-06 > 2026-04-05 18:00-20:00.',
    timeZone: '“{{cell}}” is no time zone like Europe/Berlin.',
    list: 'Something in “{{cell}}” is not known here. Part what is listed by commas.',
    price: '“{{cell}}” is not a price like 1299 or 1299.00.',
    priceBefore: 'What it cost before needs a price of today beside it.',
    tooMuchHtml: 'There is too much HTML here, or it is nested too deeply. Shorten it.',
    htmlShown:
      'This is HTML, and a description is Markdown: visitors would see its tags as text. Write it without them.',
    playerInText:
      'A description plays nothing, so this was left out of it. Add it as a video, or link to it: {{address}}',
    pictureInText:
      'A description shows no pictures: of this one visitors read the alternative text only. Add it to the product’s pictures: {{address}}',
    optionNamed: 'The option is called “{{name}}” further up. “{{cell}}” was left out.',
    unpublished: 'The product is active, but not published in the shop it comes from. Here it is a draft.',
    size: 'A size needs width, height and depth.',
    pictureNoAddress: 'This is no address of a picture: {{address}}',
    picturePrivate: 'The address is not one of the public internet, starting with https://: {{address}}',
    pictureUnreachable: 'Nobody answers at the address of the picture: {{address}}',
    pictureTooSlow: 'Fetching the picture takes too long: {{address}}',
    pictureStatus: 'The server does not return the picture (answer {{status}}): {{address}}',
    pictureRedirects: 'The address redirects again and again: {{address}}',
    pictureType: 'There is something other than a picture at the address: {{address}}',
    pictureTooLarge: 'The picture has more than {{most}} MiB: {{address}}',
    pictureUnusable: 'This picture cannot be used: {{address}}',
    pictureSilentHost: 'Not asked for, because the server did not answer several times before: {{address}}',
    pictureTooMany: 'One import fetches {{most}} pictures at most. This one was left out: {{address}}',
    pictureNoRoom: 'A product has {{most}} pictures at most. This one was left out: {{address}}',
    keyAgain: '“{{key}}” was there before, further up.',
    optionSet: 'The options come from an option set and stay as they are. Change them there.',
  },
  gift: {
    noAnswers: 'There are no answers in braces: a description is no question.',
    notClosed: 'The brace around the answers is not closed.',
    severalBraces: 'There is more than one pair of braces. Is a blank line missing between two questions?',
    noText: 'The question has no text.',
    noPair: '“{{text}}” has no “->” with what it belongs to, as the other answers have.',
    pair: 'The matching question is a matrix here, which has no right answers: that “{{row}}” belongs to “{{option}}” was left out.',
    nameAgain: 'Line {{line}} has “{{name}}” too. This one is kept beside it, as “{{newName}}”.',
    feedback: 'Feedback has no place here and was left out: “{{text}}”',
    picture: '“{{name}}” is not in the file and was left out. Upload it here.',
    pictureAnswer: 'An answer is only a picture, “{{name}}”, which is not in the file. Give it a text.',
    link: 'Texts here have no links. This one was left out: {{address}}',
    idNumber: 'ID numbers have no place here. “{{id}}” was left out.',
    wildcard: 'In Moodle, a * in “{{text}}” stands for any letters. Here it stands for itself.',
    markdown: 'The text is Markdown. Its marks stay in it as they are.',
    countsAsRight: '“{{text}}” is worth {{share}} % in Moodle. Here it counts as right.',
    countsAsWrong: '“{{text}}” is worth {{share}} % in Moodle. Here it counts as wrong.',
    notRight: '“{{text}}” is worth {{share}} % in Moodle, so it is no right answer and was left out.',
    noMark: '“{{text}}” starts with neither = nor ~.',
    share: '“%{{share}}%” is not a share from -100 to 100.',
    noAnswerText: 'An answer has no text.',
    numberLeft: 'Only one right number is kept. “{{text}}” was left out.',
    number: '“{{text}}” is not a number, or one with its tolerance like 3:0.5.',
  },
  text: {
    doctype: 'The file declares a DOCTYPE. Texts need none, and it could hide anything.',
    noLanguages: 'The file does not say from which language into which it goes.',
    notXml: 'Line {{line}} is not XML, so the file cannot be read.',
    tooDeep: 'The file is nested too deeply.',
    notXliff: 'This is no XLIFF file of version 1.2 or 2.',
    severalLanguages: 'The file goes into several languages. Import one at a time.',
    tooMany: 'The file has more than {{most}} texts. Import it in several pieces.',
    formatting: 'It holds formatting (<{{element}}>). Texts here are plain.',
    partly: 'Only a part of this text is translated.',
    noIdColumn: 'The first row names no column “ID”, which tells texts apart.',
    noLanguageColumns:
      'The first row has to name one language to translate from and one to translate into, as in “Source [en]” and “Target [de]”.',
    from: 'The file translates from “{{given}}”; the experience’s base language is “{{wanted}}”.',
    into: 'The file translates into “{{given}}”, which the experience does not have.',
    again: 'This text was there before, further up.',
    notHere: 'There is no such text here.',
    otherExperience: 'This text is not of this experience.',
    archived: 'What this text is of was archived.',
    gone: 'There is no such text here any more, or it comes from a vault and is translated there.',
    changed: 'The original has changed since this was exported. Export it again and translate what is new.',
    captionTimes: 'This caption ends before it starts. Fix its times in the editor first.',
    captionBeside: 'The captions in {{language}} have others at this time. Translate this one in the editor.',
  },
  value: {
    refused: 'This cannot be accepted.',
    missing: 'Something is missing here.',
    kind: 'This is of another kind than is needed here.',
    unknown: 'Unknown field',
    choice: 'This is not one of the values that are possible here.',
    tooLong: 'At most {{most}} characters',
    tooShort: 'At least {{least}} characters',
    tooMany: 'At most {{most}} of them',
    atMost: 'At most {{most}}',
    atLeast: 'At least {{least}}',
    positive: 'More than 0',
    wholeNumber: 'Give a whole number',
    impossibleNumber: 'Not a possible number',
    controlCharacters: 'No line breaks or control characters',
    arrows: 'No line breaks or arrows',
    nullBytes: 'No null bytes',
    unstorable: 'Text that cannot be stored',
    tooDeep: 'Nested too deeply',
    key: 'Not a possible key',
    commas: 'Without commas, and without spaces around it',
    handle: 'Letters, digits, - and _ only',
    price: 'A price like 1299 or 1299.00',
    https: 'An address that starts with https://',
    colour: 'Not a colour like #1a2b3c',
    languageTag: 'Not a language tag',
    currency: 'Not a currency code',
    date: 'Not a date like 2026-05-31',
    sha256: 'Not a SHA-256 in hex',
    id: 'Not an id',
    cueSettings: 'Not cue settings like “line:0 align:start”',
    tooLarge: 'This would be too large. Take something out first.',
  },
  reference: {
    document: 'There is no such document here.',
    image: 'There is no such picture.',
    video: 'There is no such video file in this brand.',
    model: 'There is no such model in this brand’s library.',
    placement: 'There is no such placement in this brand.',
  },
  link: {
    noDocument: 'There is no such document in a vault here.',
    noVersion: 'The vault has no such version.',
    notCopied: 'This is not what the vault’s version holds.',
    notReady: 'This version of the question was not ready.',
    tooManyOptions: 'A question has at most {{most}} options here.',
    tooManyRows: 'A matrix has at most {{most}} rows here.',
    frozen: 'Visitors are answering this at {{places}}. Close it there first; then take over what is new.',
    refused: 'What is new cannot be taken over here.',
  },
  lock: {
    options:
      'People have voted at {{places}}: options and protection stay as they are. Close the vote and start a new round there, or duplicate the vote.',
    version:
      'People are voting on “{{title}}” at {{places}}, and this version has other options or another protection. Close the vote there, then publish.',
  },
} as const;

/** What the manager shows. */
export const managerSentences = {
  csv,
  reading,
  people: {
    nobody: 'There is nobody in this list.',
    tooMany: 'This list names {{given}} people, and at most {{most}} can be invited at once. Split it.',
    alreadyMember: '{{email}}: This person is here already.',
    disabled: '{{email}}: This person is disabled. Enable them instead.',
    ownersOnly: '{{email}}: Only owners may change owners.',
    notYoursToRenew:
      '{{email}}: This person’s invitation to more than this brand has expired. An owner has to renew it first.',
    refused: '{{email}}: This person cannot be invited.',
    noList: 'Line {{line}} is long text without an address: this is no list of people.',
  },
  stores: {
    none: 'There are no stores in this list.',
    tooMany: 'This list names {{given}} stores, and at most {{most}} can be imported at once. Split it.',
    noColumns:
      'The first row names neither a column “Name” nor a column “ID”, so it is unclear which stores these are.',
    changedMeanwhile: 'Stores of this brand have changed since the list was checked. Check it again.',
  },
  experience: {
    foreign:
      'This is not an experience that Vitrine exported. Choose a file that “Export” in the manifest area gave.',
    damaged: 'The file is cut off or damaged. Copy or download it again, or export the experience once more.',
    changed:
      'The file was changed after its export: what is in it does not fit its hash. Import it as it was exported, and make the changes in the editor.',
    newer:
      'The file is from a newer Vitrine: it has schema version {{given}}, and this one reads at most {{most}}. Update this one first.',
    missing_one:
      'The file lacks {{count}} of the models, pictures and videos that it names. Export the experience once more, and import the file as it is.',
    missing_other:
      'The file lacks {{count}} of the models, pictures and videos that it names. Export the experience once more, and import the file as it is.',
    wrongFile:
      '“{{name}}” in the file is not what was exported. Export the experience once more, and import the file as it is.',
    extra: '“{{name}}” does not belong in the file of an experience. Import it as it was exported.',
    tooLarge: 'There is more in the file than the file of an experience may hold.',
    full: 'There is no room for all of it in this brand. Archive something first.',
    sameId: 'Two documents in the file have the same id.',
    document:
      'A document of the area “{{area}}” in the file cannot be accepted. Export the experience once more.',
    model: 'A model in the file cannot be used.',
    image: 'A picture in the file cannot be used.',
    video: 'A video in the file cannot be used.',
    refused: 'What is in the file cannot be taken in here.',
  },
} as const;
