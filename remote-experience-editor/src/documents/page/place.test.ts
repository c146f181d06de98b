import { focusFor, placed, placedList } from './place';

const page = (html: string) => {
  const element = document.createElement('main');
  element.innerHTML = html;
  return element;
};
const form = page(`
  <div data-place="/title"><label>Title</label><input id="title" /></div>
  <section>
    <ul data-place="/variants" data-entries>
      <li data-place="/variants/oak"><button id="handle">Move</button><input id="price" /></li>
      <li data-place="/variants/none"><input id="disabled" disabled /></li>
    </ul>
    <button id="add">Add</button>
  </section>
  <section><ul data-place="/media"></ul><input type="file" /><button id="upload">Upload</button></section>
  <div data-place="/copied"><button>Move</button><a href="/vault" id="vault">Woods</a><button>Detach</button></div>
  <p data-place="/hash" id="words">Only words</p>
`);

describe('the field of a finding', () => {
  it.each([
    ['its own', '/title', 'title'],
    ['that of a text in a language', '/title/en', 'title'],
    ['that of the entry around it, not what moves it', '/variants/oak/prices/EUR', 'price'],
    ['the link to where it is written, of what is only read here', '/copied/label/en', 'vault'],
    ['a button where nothing is to be typed', '/media', 'upload'],
    ['a button of its part where the field cannot be used', '/variants/none', 'handle'],
    ['the place itself where there is neither', '/hash', 'words'],
  ])('is %s', (_what, pointer, id) => {
    expect(focusFor(pointer, form)?.id).toBe(id);
  });

  it('is in the form, and not in the list that leads to it', () => {
    const both = page(`
      <ul data-place="/objects"><li data-place="/objects/a"><button>Table</button></li></ul>
      <div data-place="/objects/a"><input id="name" /></div>
    `);
    expect(focusFor('/objects/a/libraryObjectId', both)?.id).toBe('name');
  });

  it('is one of the list where the list is meant', () => {
    expect(focusFor('/variants', form)?.id).toBe('price');
  });

  it.each(['', '/', '/elsewhere/en', '/"]', '/variants/ash', '/variants/ash/prices/EUR'])(
    'is none for %j',
    (pointer) => {
      expect(focusFor(pointer, form)).toBeNull();
    },
  );
});

it('nothing is marked where no place is given', () => {
  expect([placed(undefined), placed('/title')]).toEqual([{}, { 'data-place': '/title' }]);
  expect([placedList(undefined), placedList('/media')]).toEqual([
    {},
    { 'data-place': '/media', 'data-entries': '' },
  ]);
});
