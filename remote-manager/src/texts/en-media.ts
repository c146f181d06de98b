/** Pictures and films of a brand; what can be done with them is said in the words of the models' library. */
export const enMedia = {
  title: 'Pictures and films',
  search: 'Search pictures and films',
  emptyTitle: 'No pictures or films yet',
  emptyText: 'What is uploaded here, or anywhere in the brand, stands here for all to find.',
  upload: 'Upload a picture or film',
  uploaded: '{{name}} is in the library.',
  kind: 'Kind',
  anyKind: 'Pictures and films',
  kinds: { image: 'Picture', video: 'Film' },
  pixels: 'Width × height',
  unknown: 'Unknown',
  createdAt: 'Added',
  places_one: '{{count}} place',
  places_other: '{{count}} places',
  empty: 'The file is empty.',
  neither: 'Choose a picture (JPEG, PNG, WebP, AVIF, GIF, SVG) or a film (MP4, WebM).',
  tooLarge: { image: 'A picture may have 20 MiB at most.', video: 'A film may have 2 GiB at most.' },
  renameTitle: 'Rename',
  choose: { image: 'Choose a picture', video: 'Choose a film' },
  otherKind: {
    image: 'Only another picture can take the place of a picture.',
    video: 'Only another film can take the place of a film.',
  },
  replaced_one: '{{name}} is replaced in {{count}} place',
  replaced_other: '{{name}} is replaced in {{count}} places',
  replacedText: 'Publish the experiences that show it. The former file is archived.',
  kept_one:
    'In {{count}} place the former file stays: in a copy of an older version of its vault document, or a poll that runs.',
  kept_other:
    'In {{count}} places the former file stays: in copies of older versions of their vault documents, or polls that run.',
  notTaken: 'The film could not be checked.',
};
