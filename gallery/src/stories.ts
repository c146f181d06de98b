import type { ReactNode } from 'react';

/** Whose interface a part belongs to: what stands around it follows from that. */
export type Audience = 'staff' | 'visitor';

/** What the frame shows at once. */
export interface GalleryPage {
  /** In addresses. */
  id: string;
  title: string;
  audience: Audience;
  /** It fills the frame by itself: a dialog, a page. */
  alone: boolean;
  stories: { name: string; Story: () => ReactNode }[];
}

/** A `*.stories.tsx`: every export is a story, and the default one says what all of them have in common. */
interface StoryFile {
  default?: { alone: boolean };
  [name: string]: unknown;
}
interface StoryFiles {
  keys(): string[];
  (key: string): StoryFile;
}

declare global {
  interface ImportMeta {
    /** Of webpack: all files below a folder. */
    webpackContext(folder: string, options: { regExp: RegExp }): StoryFiles;
  }
}

const staff = import.meta.webpackContext('../../shared/src/ui', { regExp: /\.stories\.tsx$/ });
const visitor = import.meta.webpackContext('../../remote-viewer/src', { regExp: /\.stories\.tsx$/ });

/** “WithAnError” → “With an error” */
const inWords = (name: string) =>
  name.charAt(0) + name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function pagesIn(files: StoryFiles, audience: Audience): GalleryPage[] {
  return files.keys().flatMap((key): GalleryPage[] => {
    const { default: common, ...exported } = files(key);
    const alone = common?.alone ?? false;
    const path = key.replace('./', '').replace('.stories.tsx', '');
    const stories = Object.entries(exported).map(([name, Story]) => ({
      name: inWords(name),
      Story: Story as () => ReactNode,
    }));
    const id = `${audience}/${path}`;
    if (!alone) return [{ id, title: path, audience, alone, stories }];
    return stories.map((story) => ({
      id: `${id}/${story.name}`,
      title: `${path}: ${story.name}`,
      audience,
      alone,
      stories: [story],
    }));
  });
}

export const pages: GalleryPage[] = [...pagesIn(staff, 'staff'), ...pagesIn(visitor, 'visitor')];
