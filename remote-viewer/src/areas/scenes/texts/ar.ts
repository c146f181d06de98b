import type { SceneTexts } from './en';

export default {
  name: 'مشهد',
  none: 'لا يوجد مشهد في هذه المسودة بعد.',
  resetView: 'إعادة ضبط العرض',
  keys: 'مفاتيح الأسهم تدير المشهد، وزائد وناقص للتقريب والإبعاد، ومفتاح Home لإعادة ضبط العرض.',
  objects: 'العناصر في هذا المشهد',
  inWords: 'هذا ما يعرضه المشهد.',
} satisfies SceneTexts;
